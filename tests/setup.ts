import { afterEach, beforeEach, expect, vi } from 'vitest';

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
