import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { withLock } from './withLock.ts';

let lock: string;

beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'minamo-lock-'));
  lock = path.join(folder, 'lock');
  onTestFinished(() => {
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});

test('works follow one another, also after one that failed', async () => {
  let atWork = 0;
  const work = async () => {
    atWork += 1;
    await new Promise(setImmediate);
    const most = atWork;
    atWork -= 1;
    return most;
  };
  const failing = withLock(lock, () => Promise.reject(new Error('broken')));
  const works = [withLock(lock, work), withLock(lock, work)];
  await expect(failing).rejects.toThrow('broken');
  expect(await Promise.all(works)).toEqual([1, 1]);
});

test('a process that was killed over its work holds up nobody', async () => {
  writeFileSync(lock, '4194304');
  expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done');
});
