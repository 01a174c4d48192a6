import { expect, test, vi } from 'vitest';
import { tooYoung } from './blocked';

vi.mock('@/lib/clock', () => ({ now: () => new Date('2026-11-21T10:00:00+09:00') }));

test('a customer under 18 can’t apply, and sees from when they can', () => {
  const blocked = tooYoung('2008-11-22');
  expect(blocked?.opens).toBe('2026-11-22');
  expect(blocked?.reason).toBe('18歳未満の方は、ご入会いただけません。');
  expect(tooYoung('2008-11-21')).toBeUndefined();
});
