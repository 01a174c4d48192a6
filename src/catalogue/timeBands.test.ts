import { expect, test } from 'vitest';
import { bandAndNote, overText } from './timeBands';

test.each([
  ['15:00-17:00', 'ご本人の受け取り', ['15:00〜17:00', 'ご本人の受け取り']],
  ['15:00-17:00', '15:00〜17:00 ご本人の受け取り', ['15:00〜17:00 ご本人の受け取り']],
  ['15:00-17:00', null, ['15:00〜17:00']],
  [null, 'ご本人の受け取り', ['ご本人の受け取り']],
  [null, null, []],
])('%s beside %s is said once', (band, note, texts) =>
  expect(bandAndNote(band, note)).toEqual(texts),
);

test.each([
  ['morning', '11:59', undefined],
  ['morning', '12:00', '今日の午前の予定でした'],
  ['afternoon', '16:59', undefined],
  ['afternoon', '20:00', '今日の午後の予定でした'],
  ['09:00-11:00', '11:00', '今日の9:00〜11:00の予定でした'],
  ['19:00-20:30', '20:29', undefined],
  ['none', '23:59', undefined],
  ['evening', '23:59', undefined],
  [null, '23:59', undefined],
])('an appointment of today, %s, at %s: %s', (time, clock, text) =>
  expect(overText('2026-11-30', time, new Date(`2026-11-30T${clock}:00+09:00`))).toBe(text),
);

test('the time of a past day is over, that of a day to come is not', () => {
  const at = new Date('2026-11-30T20:00:00+09:00');
  expect(overText('2026-11-29', 'morning', at)).toBe('11月29日(日)の午前の予定でした');
  expect(overText('2026-12-01', 'morning', at)).toBeUndefined();
  expect(overText(null, 'morning', at)).toBeUndefined();
});
