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
  const storage = await loaded();
  storage.setItem('a', '1');
  expect(sessionStorage.getItem('a')).toBe('1');
  storage.removeItem('a');
  expect(sessionStorage.length).toBe(0);
});

test('what the browser’s storage has no room for is kept until the document ends', async () => {
  const sessionStorage = new MemoryStorage();
  vi.stubGlobal('sessionStorage', sessionStorage);
  const storage = await loaded();
  storage.setItem('a', '1');
  storage.setItem('b', '2');
  vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storage.setItem('a', '3');
  // The old value is gone from the browser's, where the next document would find it.
  expect(sessionStorage.getItem('a')).toBe(null);
  expect(storage.getItem('a')).toBe('3');
  expect([storage.length, storage.key(0), storage.key(1), storage.key(2)]).toEqual([
    2,
    'b',
    'a',
    null,
  ]);
  storage.clear();
  expect(storage.length).toBe(0);
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
