import { expect, test } from 'vitest';
import { isKnown, labelOf, lookUp, type Open } from './labelOf';

const labels: Record<'web' | 'phone', string> = { web: 'ウェブ', phone: 'お電話' };
const answered = (code: Open<'web' | 'phone'>) => code;

test('a code has its label, one that this build does not know reads 読み込めません', () => {
  expect(labelOf(labels, answered('web'))).toBe('ウェブ');
  expect(labelOf(labels, answered('?fax'))).toBe('読み込めません');
});

test('a table has nothing for an unknown code, be it the name of what every object has', () => {
  expect(lookUp(labels, answered('phone'))).toBe('お電話');
  expect(lookUp(labels, answered('?fax'))).toBeUndefined();
  for (const code of ['toString', 'constructor', '__proto__'])
    expect(isKnown(labels, code)).toBe(false);
});

test('a table is read by a code of an answer only after asking whether it has it', () => {
  const code = answered('web');
  // @ts-expect-error The code may be an unknown one.
  expect(labels[code]).toBe('ウェブ');
  expect(isKnown(labels, code) && labels[code]).toBe('ウェブ');
});
