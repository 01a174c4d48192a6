import type { AnyOption } from '../anyOption';
import type * as Code from '../generated/codes';

export type OptionCategory = Code.OptionCategory;

/** One option of the fibre catalogue (docs/product.md §7.1). */
export interface FibreOption extends AnyOption {
  /** What its page is called, where several options share one. */
  group?: string;
  /** How the name is read, in hiragana, for the search. */
  kana: string;
  category: OptionCategory;
  /** Yen a month where nothing else is agreed; a discount is negative. */
  fee: number;
  /** Text under the fee in a list. */
  aside?: string;
  /** The display block, and the last part of its screen's address; an option of type `simple` has its code there. */
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
  /** More words by which the search finds it, also in Latin letters. */
  searchTerms?: string;
}
