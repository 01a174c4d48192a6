import { afterEach, beforeEach, expect, vi } from 'vitest';

// A sign that comes late on a loaded machine is no fault of what is tested: what never comes fails all the same.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}

// A test fails on any warning or error on the console, since the customer's console must stay clean.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(said, 'The console stays clean').toEqual([]);
});
