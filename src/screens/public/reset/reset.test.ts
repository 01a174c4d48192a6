import { expect, test } from 'vitest';
import { versionFor } from './resetState';

test.each([
  ['one_time_pwd_mail', undefined, 1],
  ['one_time_pwd_sms', undefined, 2],
  ['one_time_pwd_sms', 1, 2],
  ['one_time_pwd_mail', 2, 2],
  ['one_time_pwd_mail', 1, 1],
] as const)('%s after version %s takes version %i', (method, before, version) => {
  expect(versionFor(method, before)).toBe(version);
});
