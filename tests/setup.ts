import { afterEach, beforeEach, expect, vi } from 'vitest';

// A warning on the console is a failure: the customer's console stays clean, and so does a test's.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(said, 'The console stays clean').toEqual([]);
});
