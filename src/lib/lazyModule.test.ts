import { expect, test, vi } from 'vitest';
import { lazyModule } from './lazyModule';

test('is loaded once for all that ask, and is there without waiting afterwards', async () => {
  const load = vi.fn(() => Promise.resolve({ label: 'come' }));
  const part = lazyModule(load);
  expect(part.loaded()).toBeUndefined();
  const both = await Promise.all([part.load(), part.load()]);
  expect(both[0]).toBe(both[1]);
  expect(part.loaded()).toBe(both[0]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('what could not be fetched is asked for again', async () => {
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce('come');
  const part = lazyModule(load);
  await expect(part.load()).rejects.toThrow('Failed to fetch');
  expect(part.loaded()).toBeUndefined();
  await expect(part.load()).resolves.toBe('come');
});
