/** Warns the developer in the console. Call it only where `import.meta.env.DEV` is true. */
export function tellDeveloper(text: string): void {
  console.warn(text);
}
