/**
 * Where a name or a price comes from: the specification, or made up as a sample where it says "not
 * shown". Every sample is listed in docs/decisions.md.
 */
export type Source = 'specification' | 'sample';

export interface OptionPrice {
  /** What it is the price of: 月額料金, 東日本エリア. */
  type: string;
  price: string;
}

/** An option as both catalogues have it, fibre and mobile (specification 2, section 3). */
export interface OptionEntry {
  code: string;
  name: string;
  appeals: readonly string[];
  prices: readonly OptionPrice[];
  /** A line break in a note is part of it. */
  annotations: readonly string[];
  /** The display block: the last part of the address of its screen. */
  optionType: string;
  source: { name: Source; prices: Source };
}

/** The specification gives the purpose and the prices; the name is ours. */
export const sampleName = { name: 'sample', prices: 'specification' } as const;

/** The specification gives neither name nor price. */
export const allSample = { name: 'sample', prices: 'sample' } as const;
