/** An address taken apart; undefined where it is none. `URL.canParse` came later than browsers that are still in use. */
export function parsedUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
