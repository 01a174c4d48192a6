import { expect, test } from 'vitest';
import type * as Schema from '@/api/generated/schemas';
import { loginMonths } from './loginMonths';

const login = (at: string): Schema.LoginEntry => ({
  login_id: 'l2611210001',
  at,
  result: 'success',
  device: 'iPhone',
  browser: 'Safari',
  place: '東京都',
  ip_address: '192.0.2.10',
  is_current: false,
  is_unfamiliar: false,
});

test('one month is one list', () => {
  const months = loginMonths([
    login('2026-11-21T10:38:00+09:00'),
    login('2026-11-01T20:15:00+09:00'),
  ]);
  expect(months.map(({ label, logins }) => [label, logins.length])).toEqual([
    ['これまでのログイン', 2],
  ]);
});

test('a login belongs to the month that it was in Japan', () => {
  const months = loginMonths([
    login('2026-11-01T00:00:00+09:00'),
    login('2026-10-31T14:59:59Z'),
    login('2026-10-04T23:59:00+09:00'),
  ]);
  expect(months.map(({ label, caption }) => [label, caption])).toEqual([
    ['11月のログイン', '1件'],
    ['10月のログイン', '2件'],
  ]);
});

test('no logins, no lists', () => {
  expect(loginMonths([])).toEqual([]);
});
