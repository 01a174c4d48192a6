import { withoutUnseen } from './invisible';
import { hyphens, toKatakana } from './width';

const between = new RegExp(String.raw`[\s・.${hyphens}ー]`, 'gu');

/**
 * One form for texts that people write in several ways: half and full width, both kinds of kana, Wi-Fi
 * and wifi.
 */
export function foldText(text: string): string {
  return toKatakana(withoutUnseen(text).normalize('NFKC').toLowerCase()).replace(between, '');
}
