// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReportBatch } from './event';

const url = 'https://reports.minamo.example/events';
const beacon = vi.fn((_to: string, _body: string) => true);
vi.mock('web-vitals', () => ({
  onLCP: (tell: (metric: object) => void) =>
    tell({ name: 'LCP', value: 1728, entries: [{ startTime: 1 }] }),
  onINP: () => undefined,
  onCLS: () => undefined,
}));

const sent = (): ReportBatch[] =>
  beacon.mock.calls.map(([, body]) => JSON.parse(body) as ReportBatch);

async function started() {
  vi.resetModules();
  const observing = await import('@/lib/observe');
  const { startReporting } = await import('./reporter');
  return { ...observing, start: () => startReporting(url) };
}

beforeEach(() => {
  vi.useFakeTimers();
  beacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  document.head.innerHTML = '<meta name="build" content="3f9a0b1c">';
});
afterEach(() => vi.useRealTimers());

test('what happened before the code came is sent too, together, after ten seconds', async () => {
  const { observe, enterRoute, start } = await started();
  enterRoute('/top');
  observe({ kind: 'unknown_outcome' });
  start();
  observe({ kind: 'error', error: new TypeError('水野') });
  vi.advanceTimersByTime(9_999);
  expect(beacon).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(beacon.mock.calls.map(([to]) => to)).toEqual([url]);
  expect(sent()).toMatchObject([
    {
      build: '3f9a0b1c',
      events: [
        {
          kind: 'unknown_outcome',
          route: '/top',
          reference: expect.stringMatching(/-3F9A$/) as string,
        },
        { kind: 'vital', metric: 'LCP', value: '1728' },
        { kind: 'error', name: 'TypeError', route: '/top' },
      ],
    },
  ]);
  vi.advanceTimersByTime(60_000);
  expect(beacon).toHaveBeenCalledOnce();
});

test('a page that is left sends what it has, and a full batch does not wait', async () => {
  const { observe, start } = await started();
  start();
  dispatchEvent(new Event('pagehide'));
  expect(sent()[0]?.events).toHaveLength(1);
  for (let count = 0; count < 50; count += 1) observe({ kind: 'unknown_outcome' });
  expect(sent()[1]?.events).toHaveLength(50);
});

test('a loop of errors is no flood', async () => {
  const { observe, start } = await started();
  start();
  for (let count = 0; count < 2_000; count += 1) observe({ kind: 'error', error: new Error() });
  vi.advanceTimersByTime(60_000);
  expect(sent().flatMap(({ events }) => events)).toHaveLength(500);
});

test('errors that nobody catches and what the policy refuses are observed', async () => {
  const { observePage, start } = await started();
  observePage();
  dispatchEvent(new ErrorEvent('error', { error: new RangeError('x') }));
  dispatchEvent(new ErrorEvent('error'));
  const refused = Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: 'img-src',
    blockedURI: 'https://evil.example/a',
  });
  document.dispatchEvent(refused);
  start();
  vi.advanceTimersByTime(10_000);
  expect(sent()[0]?.events).toMatchObject([
    { kind: 'error', name: 'RangeError' },
    { kind: 'csp', directive: 'img-src', blocked: 'https://evil.example' },
    { kind: 'vital' },
  ]);
});
