import { expect, test } from 'vitest';
import { closedProcedures } from './contract';

const listed = (code: string, is_available: boolean, available_from: string | null = null) => ({
  code,
  is_available,
  available_from,
});
const closed = (...all: ReturnType<typeof listed>[]) =>
  closedProcedures(all).map((one) => one.code);

test('what is closed is named, but not what follows something that isn’t there', () => {
  const quit = listed('quit', true);
  expect(closed(quit, listed('move', false), listed('construction', false))).toEqual(['move']);
  expect(closed(quit, listed('quit_cancel', false), listed('report', false))).toEqual([]);
});

test('a follow-up with a day, and the way back of a cancellation under way, are named', () => {
  expect(closed(listed('quit', true), listed('delivery', false, '2026-12-01'))).toEqual([
    'delivery',
  ]);
  expect(closed(listed('quit', false), listed('quit_cancel', false))).toEqual([
    'quit',
    'quit_cancel',
  ]);
});
