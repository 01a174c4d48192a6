const unknown = '読み込めません';

/**
 * Gives the label of a code of the contract.
 * @param table a label for each code; one without does not compile
 * @param code what the server sent, which may be newer than this build
 * @returns the label, or 読み込めません for a code that the table lacks
 */
export function labelOf<Code extends string>(
  table: Readonly<Record<Code, string>>,
  code: Code,
): string {
  return Object.hasOwn(table, code) ? table[code] : unknown;
}
