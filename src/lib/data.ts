import { assertFinite, formatDecimal } from './yen';

/**
 * MB → GB with one decimal, rounded down so that nobody counts on data that isn't there: 12600 → `12.6`.
 * @throws RangeError for what is no number
 */
export function formatGb(mb: number): string {
  return formatDecimal(Math.trunc(assertFinite(mb) / 100) / 10, 1);
}

/**
 * MB → GB with two decimals and its unit, for what is small: 190 → `0.19GB`; below 10 MB in MB.
 * @throws RangeError for what is no number
 */
export function formatFineGb(mb: number): string {
  return mb > 0 && mb < 10
    ? `${mb}MB`
    : `${formatDecimal(Math.trunc(assertFinite(mb) / 10) / 100, 2)}GB`;
}
