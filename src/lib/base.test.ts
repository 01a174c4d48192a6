// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  history.replaceState(null, '', '/');
});

async function builtFor(base: string) {
  vi.stubEnv('BASE_URL', base);
  vi.resetModules();
  return import('./base');
}

test('below a path of its origin the portal adds it outwards and takes it away inwards', async () => {
  const { withBase, withoutBase, openPlace, absoluteUrl } = await builtFor('/mypage/');
  expect(withBase('/top?a=1')).toBe('/mypage/top?a=1');
  expect(['/mypage/top', '/mypage/', '/mypage', '/mypages', '/'].map(withoutBase)).toEqual([
    '/top',
    '/',
    '/',
    '/mypages',
    '/',
  ]);
  history.replaceState(null, '', '/mypage/billing?month=202611#sum');
  expect(openPlace()).toEqual({ pathname: '/billing', search: '?month=202611', hash: '#sum' });
  expect(absoluteUrl('/top')).toBe(`${location.origin}/mypage/top`);
});

test('at the root of its origin addresses are the browser’s', async () => {
  const { withBase, withoutBase } = await builtFor('/');
  expect([withBase('/top'), withoutBase('/top'), withoutBase('/')]).toEqual(['/top', '/top', '/']);
});
