/**
 * The codes of a set in the order in which they are shown, since an object sorts `31` before `00`:
 * a code that is left out does not compile.
 */
export const inOrder =
  <Code extends string>() =>
  <const Order extends readonly Code[]>(
    order: [Exclude<Code, Order[number]>] extends [never] ? Order : never,
  ): Order =>
    order;
