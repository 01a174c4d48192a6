import type { OptionEntry } from '../optionEntry';

export type OptionCategory = 'discount' | 'life_support' | 'iot';

/** One option of the fibre catalogue (docs/product.md §7.1). */
export interface FibreOption extends OptionEntry {
  /** What its page is called, where several options share one. */
  group?: string;
  /** How the name is read, in hiragana, for the search. */
  kana: string;
  category: OptionCategory;
  /** Yen a month where nothing else is agreed; a discount is negative. */
  fee: number;
  /** What stands under the fee in a list. */
  aside?: string;
  /** The display block: the last part of the address of its screen; by its code where it has none of its own. */
  optionType:
    | 'simple'
    | 'voip'
    | 'rvoip'
    | 'hikaritv'
    | 'unext'
    | 'secom'
    | 'amuelink'
    | 'bravia_recycle'
    | 'ps5'
    | 'denki'
    | 'gas'
    | 'mesh_wifi'
    | 'smart_life'
    | 'watch_over'
    | 'security';
  /** Other words under which it is looked for, latin ones among them. */
  searchTerms?: string;
}
