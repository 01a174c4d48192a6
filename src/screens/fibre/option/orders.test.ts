import { expect, test } from 'vitest';
import { outcomeOf, waitingFor } from './orders';

const answer = {
  receipt_number: 'FO-2611-21-0001',
  accepted_at: '2026-11-21T10:40:00+09:00',
  code: 'MO120N',
  name: 'リモートサポート',
  order_type: '1',
  status: 'ENTR',
  starts_on: '2026-12-01',
  monthly_fee: 550,
  fee: 0,
} as const;

test('an application can be taken back until the end of the day before the first', () => {
  expect(outcomeOf(answer).next).toBe(
    'ご利用の開始まで、お待ちください。11月30日(月)の24:00まで、お申し込みを取り消せます。',
  );
});

test('before the first day is known, until the day before it, whichever it will be', () => {
  const { next, rows } = outcomeOf({ ...answer, order_type: '6', starts_on: null });
  expect(next).toBe(waitingFor(null));
  expect(next).toContain('開始の前日の24:00まで');
  expect(rows).toContainEqual({ term: '利用開始', value: '決まりしだいお知らせします' });
});

test('an option that is left can be used until the day before it has ended', () => {
  const { next, rows } = outcomeOf({ ...answer, order_type: '3', fee: 5500 });
  expect(next).toContain('最後の日までは');
  expect(rows).toEqual([
    { term: 'ご利用できる最後の日', value: '2026年11月30日(月)' },
    { term: '解約の費用', value: '5,500円' },
  ]);
});
