import { expect, test } from 'vitest';
import {
  firstDayOf,
  operationsOf,
  type OptionRead,
  variantSent,
  variantsFor,
} from './optionValues';

const read = { option: { code: 'VO3222' }, codes: ['VO3132', 'VO3222'] } as unknown as OptionRead;

test('what is removed is the kind in use, whatever was chosen before', () => {
  expect(variantSent(read, { operation: 'remove', code: 'VO3132' })).toBe('VO3222');
  expect(variantSent(read, { operation: 'remove', code: '' })).toBe('VO3222');
  expect(variantSent(read, { operation: 'update', code: 'VO3132' })).toBe('VO3132');
});

test('a change leads to another kind', () => {
  expect(variantsFor(read, 'add')).toEqual(['VO3132', 'VO3222']);
  expect(variantsFor(read, 'update')).toEqual(['VO3132']);
  expect(variantsFor(read, 'remove')).toEqual([]);
});

test('what is added begins tomorrow in Japan, the rest with the next month', () => {
  const newYearsEve = new Date('2026-12-31T23:30:00+09:00');
  expect(firstDayOf('add', newYearsEve)).toBe('2027-01-01');
  expect(firstDayOf('remove', newYearsEve)).toBe('2027-01-01');
  expect(firstDayOf('update', new Date('2026-11-30T15:00:00Z'))).toBe('2027-01-01');
});

test('what has no price can be ended, but neither ordered nor changed', () => {
  const operations = ['remove', 'update', 'add'];
  const offered = (monthly_fee: number | null) =>
    operationsOf({ option: { operations, code: 'VO3132', monthly_fee } } as unknown as OptionRead);
  expect(offered(null)).toEqual(['remove']);
  expect(offered(0)).toEqual(['add', 'update', 'remove']);
});
