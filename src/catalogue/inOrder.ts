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
