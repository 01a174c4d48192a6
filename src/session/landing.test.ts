// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { landing, pastMail, startOf } from './landing';
import type { Session } from './store';

type Type = 'fixed' | 'mobile';
function session(
  types: Type[],
  isVerified: boolean,
  hasPassword = true,
  setters = ['user'],
): Session {
  return {
    needs: { email: !isVerified, password: !hasPassword },
    services: types.map((service_type, index) => ({
      service_type,
      password_setter: setters[index] ?? 'user',
    })),
    isSingleService: types.length === 1,
  } as unknown as Session;
}

test.each<[Type[], boolean, string]>([
  [['fixed'], true, '/top'],
  [['mobile'], true, '/mobile/top/'],
  [['fixed', 'mobile'], true, '/service/'],
  [['fixed'], false, '/contract/mail'],
  [['mobile'], false, '/mobile/contract/mail'],
  [['fixed', 'mobile'], false, '/contract/mail'],
  [['mobile', 'mobile'], false, '/mobile/contract/mail'],
  [[], false, '/service/'],
])('a login with %j, address verified %s, leads to %s', (types, verified, path) => {
  expect(landing(session(types, verified), null)).toEqual({ kind: 'internal', path });
});

test('who wanted to go somewhere is led there first', () => {
  const path = '/billing/202611';
  expect(landing(session(['fixed'], false), path)).toMatchObject({ path });
});

test('the support page leads who asked for nothing, past what a first login asks for', () => {
  const led = (...of: Parameters<typeof session>) => landing(session(...of), null, '/contract');
  expect(led(['fixed', 'mobile'], true)).toEqual({ kind: 'internal', path: '/contract' });
  expect(led(['fixed'], false)).toMatchObject({ path: '/contract/mail' });
  expect(led(['mobile'], true, false)).toMatchObject({ path: '/mobile/contract/password' });
  expect(landing(session(['fixed'], true), null, 'https://evil.example/')).toMatchObject({
    path: '/top',
  });
});

test('past the address, the start is the same as for everybody', () => {
  expect(startOf(session(['fixed'], false))).toBe('/top');
});

test.each<[Type[], string[], string]>([
  [['fixed'], ['system'], '/contract/password'],
  [['mobile'], ['user'], '/mobile/contract/password'],
  [['fixed', 'mobile'], ['user', 'system'], '/mobile/contract/password'],
  [[], [], '/service/'],
])(
  'a password by the system, set for %j by %j, leads to %s once the e-mail address is verified',
  (types, setters, path) => {
    expect(landing(session(types, true, false, setters), null)).toMatchObject({ path });
    expect(pastMail(session(types, false, false, setters))).toBe(path);
  },
);

test('the address comes before the password', () => {
  expect(landing(session(['fixed'], false, false), null)).toMatchObject({ path: '/contract/mail' });
});
