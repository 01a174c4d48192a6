import { describe, expect, test } from 'vitest';
import { amountMb, amountProblem, leftAfter, normaliseAmount, phoneProblem } from './giftValues';

describe('the amount', () => {
  test.each([
    ['２．０', '2.0'],
    [' 2.5 GB', '2.5'],
    ['1。5', '1.5'],
    ['０．５ＧＢ', '0.5'],
  ])('%s is read as %s', (typed, amount) => expect(normaliseAmount(typed)).toBe(amount));

  test('is taken in steps of 500 MB up to the limit', () => {
    expect(amountMb('2.0')).toBe(2000);
    expect(amountProblem('10', 10000)).toBeUndefined();
    expect(amountProblem('0.5', 500)).toBeUndefined();
    expect(amountProblem('10.5', 10000)).toMatch(/10\.0GB以内/);
    // An amount over the limit is named as such, however many digits it has.
    expect(amountProblem('99999999999', 10000)).toMatch(/10\.0GB以内/);
    expect(amountProblem('2.3', 10000)).toMatch(/0\.5GB単位/);
    expect(amountProblem('0.5004', 10000)).toMatch(/0\.5GB単位/);
    expect(amountProblem('0.3', 10000)).toMatch(/0\.5GB単位/);
    expect(amountProblem('0', 10000)).toMatch(/0\.5GB単位/);
    expect(amountProblem('-1', 10000)).toMatch(/半角数字/);
    expect(amountProblem('1e3', 10000)).toMatch(/半角数字/);
  });
});

test('what is left after a gift is known for amounts that can be given', () => {
  const month = { data_left_mb: 12600, limit_mb: 10000 };
  expect(leftAfter('2.5', month)).toBe(10100);
  expect(leftAfter('10', month)).toBe(2600);
  for (const amount of ['', '10.5', '0.3', '0', 'x'])
    expect(leftAfter(amount, month)).toBeUndefined();
});

describe('the number of the receiver', () => {
  test('is a mobile number of 11 digits that is somebody else’s', () => {
    expect(phoneProblem('09000005678', '09000001234')).toBeUndefined();
    expect(phoneProblem('0900000567', undefined)).toBe(
      '10桁です。携帯電話番号は、11桁の半角数字で入力してください。',
    );
    expect(phoneProblem('03000005678', undefined)).toMatch(/070・080・090/);
    expect(phoneProblem('09000001234', '09000001234')).toMatch(/ご自身の番号/);
    expect(phoneProblem('0900000abcd', undefined)).toMatch(/数字で/);
  });
});
