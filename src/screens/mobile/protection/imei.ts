import { imeiMessages } from '@/catalogue/mobileOptions';
import { toHalfWidth } from '@/lib/characters';
import { imeiCheckDigit } from '@/lib/numbers';

/** Digits of an IMEI (docs/product.md §11.5). */
export const imeiLength = 15;

/**
 * What is wrong with an IMEI as typed, in the order and wording of docs/product.md §11.5. Full-width
 * digits are an error there, so they are not converted without the customer.
 * @param current the IMEI that is registered
 */
export function imeiProblem(typed: string, current: string | null): string | undefined {
  if (typed === '') return imeiMessages.missing;
  if ([...typed].length !== imeiLength) return imeiMessages.length;
  if (!/^[0-9]+$/.test(typed)) return imeiMessages.digits;
  if (typed === current) return imeiMessages.same;
  return undefined;
}

/** Whether its last digit isn't the check digit of the others: then one was probably mistyped. */
export const hasWrongCheckDigit = (imei: string): boolean =>
  imei.length === imeiLength &&
  /^[0-9]+$/.test(imei) &&
  imeiCheckDigit(imei.slice(0, -1)) !== imei.at(-1);

/** Whether there is anything that 半角に変換する would change. */
export const hasFullWidth = (typed: string): boolean => toHalfWidth(typed) !== typed;
