/**
 * A code that this build doesn't know, from a newer server. To the compiler it begins with `?`, as no known code
 * does: it is a text, and no table has it.
 */
export type UnknownCode = `?${string}`;

/** A code as an answer has it (docs/architecture.md §7): one of its set, or one that isn't known. */
export type Open<Code extends string> = Code | UnknownCode;

/** The word for a state, a kind or a name whose code isn't known (docs/product.md §1.3). */
export const unknownWord = '読み込めません';

/** Whether a table has a code, which may be newer than this build. */
export const isKnown = <Code extends string>(
  table: Readonly<Record<Code, unknown>>,
  code: string,
): code is Code => Object.hasOwn(table, code);

/**
 * What a table has for a code of an answer.
 * @param table an entry for each code; one without does not compile
 * @param code what the server sent, which may be newer than this build
 * @returns undefined for a code that the table lacks
 */
export const lookUp = <Code extends string, Entry>(
  table: Readonly<Record<Code, Entry>>,
  code: Open<Code>,
): Entry | undefined => (isKnown(table, code) ? table[code] : undefined);

/** The label of a code of an answer; 読み込めません for one that the table lacks. */
export const labelOf = <Code extends string>(
  table: Readonly<Record<Code, string>>,
  code: Open<Code>,
): string => lookUp(table, code) ?? unknownWord;

/**
 * The codes of a set in the order in which they are shown. The keys of an object don't have it, since `31`
 * comes before `00` there. A missing code does not compile.
 */
export const inOrder =
  <Code extends string>() =>
  <const Order extends readonly Code[]>(
    order: [Exclude<Code, Order[number]>] extends [never] ? Order : never,
  ): Order =>
    order;
