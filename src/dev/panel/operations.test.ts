import { expect, test } from 'vitest';
import { isCallOf, shortName } from './operations';

test('a sent path belongs to the contract path that it fills in, behind any host prefix', () => {
  const billing = '/api/read/v2/services/{service_id}/billing';
  expect(isCallOf(billing, '/hosts/fixed/api/read/v2/services/f10482175/billing')).toBe(true);
  expect(isCallOf(billing, '/hosts/fixed/api/read/v2/services/f10482175/billing/202611')).toBe(
    false,
  );
  expect(isCallOf(billing, '/api/read/v1/services/f10482175/billing')).toBe(false);
  expect(isCallOf('/api/read/v1/user', '/hosts/fixed/api/readXv1/user')).toBe(false);
});

test.each([
  ['/api/read/v2/services/{service_id}/billing', 'v2/billing'],
  ['/api/read/v1/services/{service_id}/login-message', 'login-message'],
  ['/api/write/v1/services/{service_id}/packet-gift-code', 'packet-gift-code'],
  ['/api/read/v1/caution', 'caution'],
  ['/api/authn/renew', 'authn/renew'],
])('%s is shown as %s', (path, name) => {
  expect(shortName(path)).toBe(name);
});
