/** @module-tag long */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';
import { allHeaders, type Rules, rulesOf } from '../rules.ts';
import { asset, config, dist, files, missing, pages } from './addresses.ts';
import { headersPolicy, requestFunction, responseFunction } from './cloudfront.ts';
import { makeBuild } from './testBuilds.ts';

type Values = Record<string, { value: string }>;
interface Request {
  method: string;
  uri: string;
}
interface Response {
  statusCode: number;
  headers: Values;
}

let rules: Rules;
let onRequest: (event: { request: Request }) => Request | Response;
let onResponse: (event: { request: Request; response: Response }) => Response;

beforeAll(() => {
  makeBuild();
  rules = rulesOf(dist, config);
  const handlerOf = (code: string): unknown => runInNewContext(`${code};handler`);
  onRequest = handlerOf(requestFunction(rules)) as typeof onRequest;
  onResponse = handlerOf(responseFunction(rules)) as typeof onResponse;
}, 600_000);

/** Headers that the policy gives to every answer. */
function ofPolicy(): Values {
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = headersPolicy(rules) as {
    SecurityHeadersConfig: {
      StrictTransportSecurity: { AccessControlMaxAgeSec: number };
      FrameOptions: { FrameOption: string };
      ReferrerPolicy: { ReferrerPolicy: string };
      ContentSecurityPolicy: { ContentSecurityPolicy: string };
    };
    CustomHeadersConfig: { Quantity: number; Items: { Header: string; Value: string }[] };
  };
  expect(custom.Quantity).toBe(custom.Items.length);
  // CloudFront's own limits for a policy.
  expect(custom.Quantity).toBeLessThanOrEqual(10);
  expect(Math.max(...custom.Items.map(({ Value }) => Value.length))).toBeLessThanOrEqual(1783);
  return Object.fromEntries(
    [
      [
        'strict-transport-security',
        `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}`,
      ],
      ['x-content-type-options', 'nosniff'],
      ['x-frame-options', security.FrameOptions.FrameOption],
      ['referrer-policy', security.ReferrerPolicy.ReferrerPolicy],
      ['content-security-policy', security.ContentSecurityPolicy.ContentSecurityPolicy],
      ...custom.Items.map(({ Header, Value }) => [Header, Value] as const),
    ].map(([name, value]) => [name, { value: value ?? '' }]),
  );
}

/** What CloudFront and a bucket answer: function, file, policy, function; the last not for errors. */
function ask(address: string, method = 'GET') {
  const [uri = ''] = address.split('?');
  const request = { method, uri };
  const asked = onRequest({ request });
  if ('statusCode' in asked) return { file: undefined, ...plain(asked) };
  const isThere = existsSync(path.join(dist, asked.uri)) && !asked.uri.endsWith('/');
  const response = { statusCode: isThere ? 200 : 404, headers: ofPolicy() };
  const answer = isThere ? onResponse({ request: asked, response }) : response;
  return { file: asked.uri, ...plain(answer) };
}

const plain = ({ statusCode, headers }: Response) => ({
  status: statusCode,
  headers: Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value])),
});

test.each(pages)('%s is answered with %s and its headers', (address, file) => {
  const page = rules.pages.find((one) => one.file === `/${file}`);
  expect(ask(address)).toEqual({
    status: 200,
    file: `/${file}`,
    headers: {
      ...allHeaders(rules, page?.headers ?? {}, true),
      'content-type': 'text/html; charset=utf-8',
    },
  });
});

test.each(files)('a file has its type and its time in caches: %s %s', (of, type, cache) => {
  const { status, headers } = ask(of());
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cache });
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; frame-ancestors/);
});

test.each(missing)('what is missing or not published is 404, kept by nobody: %s', (of) => {
  const { status, headers } = ask(of());
  expect(status).toBe(404);
  expect(headers).toMatchObject(allHeaders(rules, rules.errors, true));
});

test.each([
  ['/top', 'POST', 405],
  ['/billing', 'OPTIONS', 405],
  ['/%zz', 'GET', 400],
  ['/%2e%2e/package.json', 'GET', 400],
  ['/a%00.js', 'GET', 400],
])('%s by %s is refused with %s', (address, method, status) => {
  const answer = ask(address, method);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject(allHeaders(rules, rules.errors, true));
  expect(answer.headers['allow']).toBe(status === 405 ? 'GET, HEAD' : undefined);
});

test('a name with other signs is asked for as it is written in an address', () => {
  const asked = onRequest({ request: { method: 'GET', uri: '/a%3Fb%20c.txt' } });
  expect(asked).toMatchObject({ uri: '/a%3Fb%20c.txt' });
});

test('below a path of its origin all else is missing', () => {
  const based = rulesOf(dist, config, { base: '/mypage/' });
  const at = runInNewContext(`${requestFunction(based)};handler`) as typeof onRequest;
  const asked = (uri: string) => at({ request: { method: 'GET', uri } });
  expect(asked('/other')).toMatchObject({ statusCode: 404 });
  expect(asked(`/mypage${asset()}`)).toMatchObject({ uri: `/mypage${asset()}` });
});

test('a function that CloudFront would not take fails the build', () => {
  const many = Array.from({ length: 400 }, (_, index) => `https://frame-${index}.chat.example`);
  const fixed = { script: null, origins: { frame: many } };
  const long = rulesOf(dist, { ...config, chatbot: { ...config.chatbot, fixed } });
  expect(() => responseFunction(long)).toThrow(/response.js has \d+ bytes, CloudFront takes 10240/);
});
