import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeRedirect } from './redirectUri';

const origin = 'https://my.minamo.example';
const rule = (value: string | null) => safeRedirect(value, origin, 'minamo.example');

test.each([
  ['/top', '/top'],
  ['/mobile/top/packet_gift/', '/mobile/top/packet_gift/'],
  ['/billing/202611?tab=call#total', '/billing/202611?tab=call#total'],
  ['/login_history', '/login_history'],
  ['/mobile/onestop/login', '/mobile/onestop/login'],
  ['/a?next=https%3A%2F%2Fevil.example', '/a?next=https%3A%2F%2Fevil.example'],
  ['/option/%E3%81%B2%E3%81%8B%E3%82%8A', '/option/%E3%81%B2%E3%81%8B%E3%82%8A'],
  ['/x/../top', '/top'],
  ['https://my.minamo.example/billing', '/billing'],
])('%s stays within the portal', (value, path) => {
  expect(rule(value)).toEqual({ kind: 'internal', path });
});

test.each([
  ['https://minamo.example', 'https://minamo.example/'],
  ['https://www.minamo.example/support/?a=1#b', 'https://www.minamo.example/support/?a=1#b'],
  ['https://WWW.Minamo.Example/', 'https://www.minamo.example/'],
  ['https://a.b.minamo.example?x', 'https://a.b.minamo.example/?x'],
])('%s leads to a site of the provider', (value, url) => {
  expect(rule(value)).toEqual({ kind: 'external', url });
});

test.each([
  null,
  '',
  'top',
  'about:blank',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '//my.minamo.example/top',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /top',
  '/top ',
  '/a b',
  '/\u0000top',
  '/%00top',
  '/%0d%0aSet-Cookie:x',
  '/\u3000top',
  '/／evil.example',
  'http://www.minamo.example/',
  'https:/www.minamo.example/',
  'https:www.minamo.example',
  'https:///www.minamo.example',
  'https:\\\\www.minamo.example',
  'https://evilminamo.example/',
  'https://minamo.example.evil.example/',
  'https://minamo.example.',
  'https://www.minamo.example./',
  'https://www.minamo.example@evil.example/',
  'https://evil.example@www.minamo.example/',
  'https://@www.minamo.example/',
  'https://:@www.minamo.example/',
  'https://www.minamo.example:443/',
  'https://www.minamo.example:8443/',
  'https://evil.example/https://www.minamo.example',
  'https://evil.example#.minamo.example',
  'https://evil.example?.minamo.example',
  'https://evil.example\\.minamo.example',
  'https://evil.example%2f.minamo.example',
  'https://evil%E3%80%82minamo.example',
  'https://www。minamo.example/',
  'https://www.ｍinamo.example/',
  'https://.minamo.example/',
  'https://[::1].minamo.example/',
  'HTTPS:\twww.minamo.example',
  'ftp://www.minamo.example/',
  '/login',
  '/login/',
  '/login?redirect_uri=/login',
  '/%6cogin',
  '/LOGIN',
  '/x/../login',
  '/%',
  'https://my.minamo.example/login',
  'https://my.minamo.example//evil.example',
  `/${'a'.repeat(4_000)}`,
])('%j is ignored', (value) => {
  expect(rule(value)).toBeNull();
});

/** Pieces that attacks are made of, and pieces of honest addresses. */
const piece = fc.constantFrom(
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    '/./',
    ':',
    '@',
    '?',
    '#',
    '%2f',
    '%5c',
    '%2e',
    '%00',
    '%09',
    '\t',
  ],
  ...['\n', ' ', '\u3000', '。', '／', 'http:', 'https:', 'https://', 'HTTPS://', 'javascript:'],
  ...['minamo.example', '.minamo.example', 'evil.example', 'evilminamo.example', 'my.', 'www.'],
  ...['login', 'top', 'a', '443', 'user', '[', ']', '\u0000', '\u202e', 'xn--', '-', '_', '&', '='],
);
const host = fc.constantFrom(
  ...[
    'minamo.example',
    '.minamo.example',
    'www',
    'my',
    '.',
    '@',
    ':443',
    'evil.example',
    '-',
    '%2e',
  ],
);
const address = fc
  .tuple(
    fc.constantFrom('https://', 'HTTPS://', 'http://', '//', '/', 'https:'),
    fc.array(host, { minLength: 1, maxLength: 3 }),
    fc.array(piece, { maxLength: 3 }),
  )
  .map(([scheme, hosts, pieces]) => [scheme, ...hosts, ...pieces].join(''));
const hostile = fc.oneof(
  { arbitrary: address, weight: 4 },
  { arbitrary: fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')), weight: 2 },
  { arbitrary: fc.string({ unit: 'binary' }), weight: 1 },
  { arbitrary: fc.webUrl({ withFragments: true, withQueryParameters: true }), weight: 1 },
);

test('whatever is let through opens the portal, or the provider’s own domain by https', () => {
  const through = { internal: 0, external: 0 };
  fc.assert(
    fc.property(hostile, (value) => {
      const redirect = rule(value);
      if (!redirect) return;
      through[redirect.kind] += 1;
      // Checked by what the browser makes of the address, not by what the rule thinks of it.
      const target = new URL(redirect.kind === 'internal' ? redirect.path : redirect.url, origin);
      if (redirect.kind === 'internal') {
        expect(target.origin).toBe(origin);
        expect(redirect.path).toMatch(/^\/(?!\/)/);
        expect(target.pathname).not.toMatch(/^\/login\/?$/);
      } else {
        expect(target.protocol).toBe('https:');
        expect(target.hostname).toMatch(/^([a-z0-9-]+\.)*minamo\.example$/);
        expect([target.username, target.password, target.port]).toEqual(['', '', '']);
      }
      expect(rule(redirect.kind === 'internal' ? redirect.path : redirect.url)).toEqual(redirect);
    }),
    { numRuns: 20_000 },
  );
  // If nothing had passed, the test would prove nothing.
  expect(through.internal).toBeGreaterThan(20);
  expect(through.external).toBeGreaterThan(20);
});
