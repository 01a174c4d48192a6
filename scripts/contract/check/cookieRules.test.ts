import { expect, test } from 'vitest';
import { headerFaults } from './headerRules.ts';
import { portal, reported, testCase, testContract, testReply } from './testCase.ts';

/** What is reported of an answer that sets cookies. */
function faults(cookies: string[], url = 'http://support.example/session') {
  const reply = testReply({ url });
  for (const cookie of cookies) reply.headers.append('set-cookie', cookie);
  return reported(headerFaults(testContract(), testCase(), reply, portal));
}

test.each<[string, string]>([
  ['Lax', 'sid=a; Path=/; HttpOnly; SameSite=Lax'],
  ['Strict, in small letters', 'sid=a;httponly;samesite=strict'],
  ['None, with Secure', 'sid=a; HttpOnly; SameSite=None; Secure'],
  ['an empty one, which is taken away', 'sid=; Path=/'],
])('a cookie with all flags is right: %s', (_name, cookie) => {
  expect(faults([cookie])).toEqual([]);
});

test('each missing flag is reported, the value is not', () => {
  expect(faults(['sid=abc; Path=/'])).toEqual([
    'cookie-flags sid HttpOnly: HttpOnly | sid; Path=/',
    'cookie-flags sid SameSite: SameSite | sid; Path=/',
  ]);
});

test.each<[string, string]>([
  ['HttpOnly', 'sid=a; X-HttpOnly; HttpOnlyNot; SameSite=Lax'],
  ['SameSite', 'sid=a; HttpOnly; SameSite=Laxer; NoSameSite=Lax'],
  ['Secure', 'sid=a; HttpOnly; SameSite=None; Insecure; Secured'],
])('what only looks like %s is not', (flag, cookie) => {
  expect(faults([cookie])).toEqual([
    `cookie-flags sid ${flag}: ${flag} | ${cookie.replace('=a', '')}`,
  ]);
});

test('Secure is needed over https alone', () => {
  const lax = 'sid=a; HttpOnly; SameSite=Lax';
  expect(faults([lax], 'https://support.example/')).toEqual([
    'cookie-flags sid Secure: Secure | sid; HttpOnly; SameSite=Lax',
  ]);
  expect(faults([`${lax}; secure`], 'https://support.example/')).toEqual([]);
  expect(faults([lax], 'http://support.example/?to=https:')).toEqual([]);
  expect(faults(['sid=a; HttpOnly; NotSameSite=None; SameSite=Strict'])).toEqual([]);
  expect(faults(['sid=a; HttpOnly; SameSite=Lax; x=samesite=none; samesite=nonesuch'])).toEqual([]);
});

test('every cookie is looked at', () => {
  expect(faults(['a=1; HttpOnly; SameSite=Lax', 'b=2; SameSite=Lax'])).toEqual([
    'cookie-flags b HttpOnly: HttpOnly | b; SameSite=Lax',
  ]);
});
