/**
 * Months of contract as people say them: 38 → `3年2か月`, 24 → `2年`, 7 → `7か月`, 0 → `1か月未満`.
 * @param count months, 0 or more
 */
export function formatMonths(count: number): string {
  const years = Math.floor(count / 12);
  const months = count % 12;
  if (count === 0) return '1か月未満';
  if (years === 0) return `${months}か月`;
  return months === 0 ? `${years}年` : `${years}年${months}か月`;
}
