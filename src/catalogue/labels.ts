const unknown = '読み込めません';

/**
 * The words of a set of codes of the contract: a code without words does not compile. What a server
 * sends beyond the set, since it is newer than this build, reads 読み込めません.
 */
export function labels<Code extends string>(texts: Record<Code, string>): Record<Code, string> {
  return new Proxy(texts, {
    get: (table, code) =>
      typeof code === 'symbol' || code in table ? Reflect.get(table, code) : unknown,
  });
}
