import { fieldMessages } from '@/catalogue/messages';
import { japanDay } from '@/lib/date';
import { addDays, dayRange } from '@/lib/days';

/** What is wrong with the size of a television: whole inches from 20 to 120. */
export function inchesProblem(inches: string): string | undefined {
  if (inches === '') return fieldMessages.missing;
  const isWhole = /^\d{1,3}$/.test(inches);
  return isWhole && Number(inches) >= 20 && Number(inches) <= 120
    ? undefined
    : 'テレビの大きさは、20〜120の数字で入力してください。';
}

/** Three weeks of days to wish for. @param from days after today, in Japan */
export function wishedDays(now: Date, from: number): string[] {
  const first = addDays(japanDay(now), from);
  return dayRange(first, addDays(first, 20));
}
