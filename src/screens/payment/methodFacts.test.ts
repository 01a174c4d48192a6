import { expect, test } from 'vitest';
import { methodFacts } from './methodFacts';

const billed = (telco: string) =>
  methodFacts({
    method: { code: '60', detail: null },
    debit_day: null,
    bank: null,
    card: null,
    telco,
    changing_to: null,
    changeable_to: [],
    restriction: null,
  })[0]?.value;

test.each([
  ['09000001234', '090-••••-1234'],
  ['0300001234', '03-••••-1234'],
  // Area codes differ in length, and most numbers don't tell where theirs ends.
  ['0450001234', '04-••••-1234'],
])('of the billed number %s only the ends are shown', (telco, shown) =>
  expect(billed(telco)).toBe(shown),
);

test('a method that is still to be chosen asks for it, until one was chosen', () => {
  const labels = (changing_to: Parameters<typeof methodFacts>[0]['changing_to']) =>
    methodFacts({
      method: { code: '99', detail: null },
      debit_day: null,
      bank: null,
      card: null,
      telco: null,
      changing_to,
      changeable_to: [],
      restriction: null,
    }).map(({ label }) => label);
  expect(labels(null)).toEqual(['お支払いのしかた']);
  expect(labels({ code: '30', accepted_on: '2026-11-18', starts_month: null })).toEqual([]);
});
