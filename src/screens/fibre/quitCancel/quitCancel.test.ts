import { expect, test } from 'vitest';
import { endless } from '@/lib/date';
import { possibleText } from './quitCancel.procedure';

test.each([
  [
    '2026-11-30',
    '2026-11-30',
    '解約する日は11月30日(月)です。その日の24:00までお使いいただけます。',
  ],
  ['2026-11-30', '2026-12-01', '11月30日(月)に、ご利用が終わりました。'],
  [endless, '2026-12-01', undefined],
])('a leaving on %s that can’t be taken back is, on %s: %s', (quit_on, today, text) => {
  expect(possibleText({ accepted_on: '2026-11-01', quit_on }, today)).toBe(text);
});

test('without a leaving nothing is said', () => {
  expect(possibleText({ accepted_on: null, quit_on: endless }, '2026-12-01')).toBeUndefined();
});
