/**
 * A number with at least `decimals` decimals, and three at most; minus as `−`. Without `Intl`, since creating
 * its formatter delays the first screen on a slow phone.
 * @throws RangeError for what is no number
 */
export function formatDecimal(value: number, decimals: number): string {
  const [whole = '', rest = ''] = Math.abs(assertFinite(value)).toFixed(3).split('.');
  const shown = rest.replace(/0+$/, '').padEnd(decimals, '0');
  const text = whole.replace(/\B(?=(\d{3})+$)/g, ',') + (shown && `.${shown}`);
  return value < 0 ? `−${text}` : text;
}

/**
 * `10430` → `10,430`; minus as `−`.
 * @throws RangeError for what is no number
 */
export function formatNumber(value: number): string {
  return formatDecimal(value, 0);
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

/**
 * Checks a number of an answer before it is shown: one that breaks the contract would show as 0 or NaN,
 * and customers would believe a 0円.
 * @throws RangeError for what is no finite number
 */
export function assertFinite(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is no number to show`);
  return value;
}
