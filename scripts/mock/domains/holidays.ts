/** Public holidays of the years that the mock's clock usually stands in (国民の祝日に関する法律). */
const holidays: ReadonlySet<string> = new Set([
  '2026-11-03',
  '2026-11-23',
  '2027-01-01',
  '2027-01-11',
  '2027-02-11',
  '2027-02-23',
  '2027-03-21',
  '2027-03-22',
  '2027-04-29',
  '2027-05-03',
  '2027-05-04',
  '2027-05-05',
]);

/** Whether a day (`2026-11-23`) is a public holiday. */
export const isHoliday = (day: string): boolean => holidays.has(day);
