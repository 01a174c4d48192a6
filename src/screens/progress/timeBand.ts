/** `15:00-17:00` as `15:00〜17:00`, `09:00-11:00` as `9:00〜11:00`. */
export function formatTimeBand(band: string): string {
  return band.replace(/^0/, '').replace('-', '〜');
}
