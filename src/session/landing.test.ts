// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { landing, startOf } from './landing';
import type { Session } from './store';

type Type = 'fixed' | 'mobile';
function session(types: Type[], is_verified_email: boolean): Session {
  return {
    loginInfo: { userId: 'mizuno.keiko', is_verified_email },
    services: types.map((service_type) => ({ service_type })),
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

test('past the address, the start is the same as for everybody', () => {
  expect(startOf(session(['fixed'], false))).toBe('/top');
});
