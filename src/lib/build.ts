/** Eight hexadecimal digits that name the build of the page; empty in development, where nothing is built. */
export const buildId = (): string =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
