/** Says in the console what a developer alone can do something about. Only `import.meta.env.DEV` may call it. */
export function tellDeveloper(text: string): void {
  console.warn(text);
}
