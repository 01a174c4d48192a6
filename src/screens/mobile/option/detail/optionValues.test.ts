import { expect, test } from 'vitest';
import type { OptionRead } from './optionRead';
import { firstDayOf, kindSent, kindsFor } from './optionValues';

const read = { option: { code: 'VO3222' }, codes: ['VO3132', 'VO3222'] } as unknown as OptionRead;

test('what is removed is the kind in use, whatever was chosen before', () => {
  expect(kindSent(read, { operation: 'remove', code: 'VO3132' })).toBe('VO3222');
  expect(kindSent(read, { operation: 'remove', code: '' })).toBe('VO3222');
  expect(kindSent(read, { operation: 'update', code: 'VO3132' })).toBe('VO3132');
});

test('a change leads to another kind', () => {
  expect(kindsFor(read, 'add')).toEqual(['VO3132', 'VO3222']);
  expect(kindsFor(read, 'update')).toEqual(['VO3132']);
  expect(kindsFor(read, 'remove')).toEqual([]);
});

test('what is added begins tomorrow in Japan, the rest with the next month', () => {
  const newYearsEve = new Date('2026-12-31T23:30:00+09:00');
  expect(firstDayOf('add', newYearsEve)).toBe('2027-01-01');
  expect(firstDayOf('remove', newYearsEve)).toBe('2027-01-01');
  expect(firstDayOf('update', new Date('2026-11-30T15:00:00Z'))).toBe('2027-01-01');
});
