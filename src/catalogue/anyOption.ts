/**
 * Where a name or a price comes from: given (docs/product.md §7.8 and §11.2), or made up as a sample
 * where it isn't.
 */
export type Source = 'given' | 'sample';

export interface OptionPrice {
  /** What it is the price of: 月額料金, 東日本エリア. */
  type: string;
  price: string;
}

/** An option as both catalogues have it, fibre and mobile (docs/product.md §7.1). */
export interface AnyOption {
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

/** Purpose and prices are given (docs/product.md §7.8 and §11.2), the name is ours. */
export const sampleName = { name: 'sample', prices: 'given' } as const;

/** Neither name nor price is given (docs/product.md §7.8 and §11.2). */
export const allSample = { name: 'sample', prices: 'sample' } as const;
