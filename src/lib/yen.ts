import { knownNumber } from './known';

const digits = new Intl.NumberFormat('ja-JP');

/**
 * `10430` → `10,430`; minus as `−`.
 * @throws RangeError for what is no number
 */
export function formatNumber(value: number): string {
  // A 0 that was negated on the way would have a sign of its own.
  return knownNumber(value) < 0 ? `−${digits.format(-value)}` : digits.format(value || 0);
}

/** Yen → `10,430円`; minus as `−`. */
export function formatYen(yen: number): string {
  return `${formatNumber(yen)}円`;
}

/** A difference in yen with its sign, without the unit: `+2,375`, `−26`, `±0`. */
export function formatDifference(yen: number): string {
  if (yen === 0) return '±0';
  return yen > 0 ? `+${formatNumber(yen)}` : formatNumber(yen);
}
