import { expect, test } from 'vitest';
import { markLoginSuccess, takeLoginSuccess } from './loginFlag';
import { isPublicPath } from './publicPaths';
import { serviceTypeOf } from './service';

test.each([
  '/login',
  '/login/',
  '/password_reset',
  '/entry_cancel/',
  '/mobile/onestop/login',
  '/mobile/onestop/error/',
])('%s needs no login', (path) => expect(isPublicPath(path)).toBe(true));

test.each([
  '/',
  '/login_history',
  '/login/x',
  '/login//',
  '//login',
  '/LOGIN',
  '/password_reset_x',
  '/mobile/onestop',
  '/mobile/onestop/login/x',
  '/mobile/login',
])('%s needs a login', (path) => expect(isPublicPath(path)).toBe(false));

test.each([
  ['/mobile/top/', 'mobile'],
  ['//mobile/top', 'mobile'],
  ['/mobile', 'mobile'],
  ['/mobilex', 'fixed'],
  ['/top', 'fixed'],
  ['/', undefined],
  ['/login', undefined],
  ['/login_history', 'fixed'],
  ['/service/', undefined],
] as const)('%s belongs to %s', (path, type) => expect(serviceTypeOf(path)).toBe(type));

test('the login flag is true for one visit, however often that is rendered, and then gone', () => {
  markLoginSuccess();
  expect([takeLoginSuccess('a'), takeLoginSuccess('a')]).toEqual([true, true]);
  expect([takeLoginSuccess('b'), takeLoginSuccess('a')]).toEqual([false, false]);
});
