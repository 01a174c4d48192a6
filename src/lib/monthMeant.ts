import { withoutUnseen } from './characters';
import { addMonths, japanMonth, parseMonth } from './date';

const relative: Readonly<Record<string, number>> = { 先々月: -2, 先月: -1, 前月: -1, 今月: 0 };

/** What may follow a month without changing what is meant: 10月の請求. */
const after = /(の|分|(ご|お)?(請求書?|利用分?|支払い?)|料金|明細|領収書)+$/;

/**
 * Whether a search means a month, and which.
 * @param search `10月`, `2026年10月`, `2026/10`, `202610`, `先月`, `去年の10月`, also with 請求 or 料金 behind it
 * @returns a test of whether a month (YYYYMM) is meant; undefined where the search means none
 */
export function monthMeant(search: string, at: Date): ((month: string) => boolean) | undefined {
  const text = withoutUnseen(search).normalize('NFKC').replace(/\s/g, '').replace(after, '');
  const today = japanMonth(at);
  const steps = relative[text];
  if (steps !== undefined) return (month) => month === addMonths(today, steps);
  const lastYear = /^(?:去年|昨年)の?(\d{1,2})月$/.exec(text);
  if (lastYear) return isMonth(parseMonth(today).year - 1, Number(lastYear[1]));
  const full = /^(\d{4})[年/.-](\d{1,2})月?$|^(\d{4})(\d{2})$/.exec(text);
  if (full) return isMonth(Number(full[1] ?? full[3]), Number(full[2] ?? full[4]));
  const alone = /^(\d{1,2})月$/.exec(text);
  return alone ? (month) => parseMonth(month).month === Number(alone[1]) : undefined;
}

const isMonth = (year: number, number: number) => (month: string) => {
  const parsed = parseMonth(month);
  return parsed.year === year && parsed.month === number;
};
