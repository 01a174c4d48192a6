import { expect, test, vi } from 'vitest';
import { fetched } from './fetched';

test('is loaded once for all that ask, and is there without waiting afterwards', async () => {
  const load = vi.fn(() => Promise.resolve({ label: 'come' }));
  const part = fetched(load);
  expect(part.come()).toBeUndefined();
  const both = await Promise.all([part.fetch(), part.fetch()]);
  expect(both[0]).toBe(both[1]);
  expect(part.come()).toBe(both[0]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('what could not be fetched is asked for again', async () => {
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce('come');
  const part = fetched(load);
  await expect(part.fetch()).rejects.toThrow('Failed to fetch');
  expect(part.come()).toBeUndefined();
  await expect(part.fetch()).resolves.toBe('come');
});
