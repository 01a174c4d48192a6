import { afterEach, expect, test, vi } from 'vitest';
import text from '../public/config.json?raw';
import { type ConfigError, getConfig, setConfig } from './config';

type Json = { [key: string]: Json | string | null };
const origin = 'https://my.minamo.example';

/** The problems of the shipped file after one change. */
function problems(change: (config: Record<string, Json>) => void): readonly string[] {
  const config = JSON.parse(text) as Record<string, Json>;
  change(config);
  try {
    setConfig(JSON.stringify(config), origin);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
}

afterEach(() => vi.unstubAllGlobals());

test('the shipped file is right, and its hosts become absolute', () => {
  expect(setConfig(text, origin).hosts.fixed).toBe('https://my.minamo.example/hosts/fixed');
  expect(getConfig().region).toBe('ap-northeast-1');
});

test('a host may be elsewhere, with or without a slash at its end', () => {
  expect(problems((c) => (c['hosts']!['mobile'] = 'https://mobile.minamo.example/v1/'))).toEqual(
    [],
  );
  expect(getConfig().hosts.mobile).toBe('https://mobile.minamo.example/v1');
});

test('a service may have no chatbot', () => {
  expect(problems((c) => ((c['chatbot'] as Json)['mobile'] = { script: null }))).toEqual([]);
});

test('the chatbot’s further origins and an address for reports may be given, or not', () => {
  const given = (c: Record<string, Json>) => {
    (c['chatbot']!['fixed'] as Json)['origins'] = {
      connect: ['wss://talk.chat.example', 'https://*.chat.example:8443'],
    } as unknown as Json;
    c['reports'] = { csp: 'https://reports.minamo.example/csp?of=mypage' };
  };
  expect(problems(given)).toEqual([]);
  expect(getConfig().reports?.csp).toBe('https://reports.minamo.example/csp?of=mypage');
  expect(problems((c) => (c['reports'] = {}))).toEqual([]);
});

test.each<[string, (config: Record<string, Json>) => void]>([
  ['"hosts" is missing', (c) => delete c['hosts']],
  ['"hosts.auth" is missing', (c) => delete c['hosts']!['auth']],
  [
    '"hosts.auth" must be an https:// or http:// address, or a path such as "/hosts/fixed"',
    (c) => (c['hosts']!['auth'] = 'auth.example'),
  ],
  [
    '"hosts.auth" must be an https:// or http:// address, or a path such as "/hosts/fixed"',
    (c) => (c['hosts']!['auth'] = '//auth.example'),
  ],
  [
    '"hosts.auth" must have no query, fragment, space or backslash',
    (c) => (c['hosts']!['auth'] = 'https://auth.example/?x'),
  ],
  [
    '"region" must be a region such as "ap-northeast-1"',
    (c) => (c['region'] = 'tokyo' as unknown as Json),
  ],
  ['"environment" must be a text', (c) => (c['environment'] = '' as unknown as Json)],
  ['"links" must be an object', (c) => (c['links'] = [] as unknown as Json)],
  [
    '"links.terms" must be an https:// address',
    (c) => (c['links']!['terms'] = 'javascript:alert(1)'),
  ],
  [
    '"chatbot.fixed.script" must be null, an address or a path',
    (c) => ((c['chatbot']!['fixed'] as Json)['script'] = 'x'),
  ],
  ...[
    'https://chat.example/',
    'chat.example',
    'http://chat.example',
    "https://a 'unsafe-inline'",
  ].map((origin): [string, (config: Record<string, Json>) => void] => [
    '"chatbot.fixed.origins.frame" must be a list of origins such as "https://chat.example" or "wss://*.chat.example"',
    (c) => ((c['chatbot']!['fixed'] as Json)['origins'] = { frame: [origin] } as unknown as Json),
  ]),
  [
    '"chatbot.fixed.origins.style" is unknown',
    (c) => ((c['chatbot']!['fixed'] as Json)['origins'] = { style: null }),
  ],
  ...['https://a.example/;x', 'https://a.example/"', '/reports', 'ftp://a.example'].map(
    (address): [string, (config: Record<string, Json>) => void] => [
      '"reports.csp" must be an https:// or http:// address without quotes, commas, semicolons and $',
      (c) => (c['reports'] = { csp: address }),
    ],
  ),
  ['"link" is unknown', (c) => (c['link'] = {})],
])('says %s', (problem, change) => {
  expect(problems(change)).toEqual([problem]);
});

test('all problems are said at once', () => {
  expect(
    problems((c) => {
      delete c['region'];
      delete c['links']!['support'];
    }),
  ).toEqual(['"region" is missing', '"links.support" is missing']);
});

test.each([
  ['<!doctype html>', /it is no JSON/],
  ['[]', /it must be an object/],
  ['null', /it must be an object/],
])('%s is no configuration', (wrong, message) => {
  expect(() => setConfig(wrong, origin)).toThrow(message);
});

const loadedFrom = async (answer: () => Promise<Response>) => {
  vi.resetModules();
  vi.stubGlobal('fetch', answer);
  const { loadConfig } = await import('./config');
  return loadConfig();
};

test('a file that is missing is a ConfigError too', async () => {
  await expect(
    loadedFrom(() => Promise.resolve(new Response('', { status: 404 }))),
  ).rejects.toMatchObject({ name: 'ConfigError', problems: ['the server answered 404'] });
});

test.each([
  ['out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['behind a server in trouble', () => Promise.resolve(new Response('', { status: 503 }))],
])('a file that is %s is no mistake of the configuration', async (_, answer) => {
  await expect(loadedFrom(answer)).rejects.toMatchObject({
    name: 'Error',
    message: 'config.json could not be loaded',
  });
});
