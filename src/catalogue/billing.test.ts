import { expect, test } from 'vitest';
import { dayOfBill } from './billing';

const debited = { debit_date: '2026-11-27', payment_due_on: null };
const due = { debit_date: null, payment_due_on: '2026-11-30' };
const by = (code: string) => ({ payment_method: { code } });

test.each([
  ['a debit to come', { status: '1', ...debited, ...by('20') }, 'お引き落とし日', '2026-11-27'],
  ['a slip to pay', { status: '1', ...due, ...by('40') }, 'お支払い期限', '2026-11-30'],
  ['a debit that has failed', { status: '5', ...due, ...by('20') }, 'お支払い期限', '2026-11-30'],
  [
    'a part that is still to be paid',
    { status: '2', debit_date: '2026-11-27', payment_due_on: '2026-11-30', ...by('20') },
    'お支払い期限',
    '2026-11-30',
  ],
  ['a paid slip', { status: '3', ...debited, ...by('40') }, 'お支払い日', '2026-11-27'],
])('%s has one day and one word for it', (_, bill, label, day) => {
  expect(dayOfBill(bill)).toEqual({ label, day });
});

test('a bill without a day has no word for one', () => {
  const bill = { status: '6', debit_date: null, payment_due_on: null, ...by('20') };
  expect(dayOfBill(bill)).toBeUndefined();
});
