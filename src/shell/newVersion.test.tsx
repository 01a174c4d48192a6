// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNewVersion } from './newVersion';

// The page of a top has a small script before its entry script; the page at `/` has the entry script
// only.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  for (const src of ['/assets/early-1.js', '/assets/index-1.js']) {
    const script = document.createElement('script');
    script.type = 'module';
    script.setAttribute('src', src);
    document.head.append(script);
  }
});
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function comeBack(entry: string) {
  const page = `<script type="module" crossorigin src="/assets/${entry}.js"></script>`;
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, text: () => Promise.resolve(page) }));
  const { result } = renderHook(useNewVersion);
  await act(async () => {
    vi.advanceTimersByTime(6 * 60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve));
  });
  return result.current;
}

test('the build of a top is known again', async () => {
  expect(await comeBack('index-1')).toBe(false);
});

test('another build is newer', async () => {
  expect(await comeBack('index-2')).toBe(true);
});
