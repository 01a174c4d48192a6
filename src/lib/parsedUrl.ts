/** An address as a URL; undefined where it is none. Some supported browsers lack `URL.canParse`. */
export function parsedUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
