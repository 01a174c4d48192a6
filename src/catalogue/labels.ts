const unknown = '不明';

/**
 * The words of a set of codes of the contract: a code without words does not compile. What a server
 * sends beyond the set, since it is newer than this build, reads 不明.
 */
export function labels<Code extends string>(words: Record<Code, string>): Record<Code, string> {
  return new Proxy(words, {
    get: (table, code) =>
      typeof code === 'symbol' || code in table ? Reflect.get(table, code) : unknown,
  });
}
