/** `2026-11-21T10:40:00+09:00`: a moment as the contract writes it. */
export function formatMoment(at: Date): string {
  return `${new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 19)}+09:00`;
}
