const oneDecimal = new Intl.NumberFormat('ja-JP', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** MB → GB with one decimal, rounded down so that nobody counts on data that isn't there: 12600 → `12.6`. */
export function formatGb(mb: number): string {
  return oneDecimal.format(Math.trunc(mb / 100) / 10);
}
