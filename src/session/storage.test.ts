import { afterEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from './storage';

afterEach(() => vi.unstubAllGlobals());

/** The storage of a page that was just loaded. */
async function loaded() {
  vi.resetModules();
  return (await import('./storage')).tabStorage;
}

test('a tab keeps what it has in the browser’s storage of the tab', async () => {
  const sessionStorage = new MemoryStorage();
  vi.stubGlobal('sessionStorage', sessionStorage);
  expect(await loaded()).toBe(sessionStorage);
});

test.each([
  ['has none', () => undefined],
  [
    'refuses it',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
])('where the browser %s, the session ends with the document', async (_, get) => {
  // Stubbed first, so that vitest restores the original after the test.
  vi.stubGlobal('sessionStorage', undefined);
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get });
  const storage = await loaded();
  storage.setItem('a', '1');
  expect(storage.getItem('a')).toBe('1');
});

test('memory holds what storage holds', () => {
  const storage = new MemoryStorage();
  storage.setItem('a', '1');
  storage.setItem('b', '2');
  storage.setItem('a', '3');
  expect([storage.length, storage.key(0), storage.key(1), storage.key(2)]).toEqual([
    2,
    'a',
    'b',
    null,
  ]);
  expect([storage.getItem('a'), storage.getItem('c')]).toEqual(['3', null]);
  storage.removeItem('a');
  expect([storage.length, storage.getItem('a')]).toEqual([1, null]);
  storage.clear();
  expect(storage.length).toBe(0);
});
