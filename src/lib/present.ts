/** What a list may hold where an item isn't there: `email && { term: 'メールアドレス', value: email }`. */
export type Absent = false | null | undefined | '';

/** The items of a list that are there. */
export const present = <Item extends object>(items: readonly (Item | Absent)[]): Item[] =>
  items.filter((item): item is Item => Boolean(item));
