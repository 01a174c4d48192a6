import { beforeEach, expect, test, vi } from 'vitest';
import { progressOn } from './progress.ts';

let now: number;

beforeEach(() => {
  now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

/** What a run of some steps writes, each after two seconds. */
function written(isTTY: boolean, steps: [done: number, total: number][]): string[] {
  const texts: string[] = [];
  const stream = { isTTY, write: (text: string) => texts.push(text) };
  const tell = progressOn(stream as unknown as NodeJS.WriteStream);
  for (const [done, total] of steps) {
    now += 2000;
    tell(done, total);
  }
  return texts;
}

test('A terminal shows each step in place, and nothing after the last', () => {
  const steps: [number, number][] = [
    [1, 3],
    [2, 3],
    [3, 3],
  ];
  expect(written(true, steps)).toEqual([
    '\r\u001b[K1 of 3 operations, about 4 s left',
    '\r\u001b[K2 of 3 operations, about 2 s left',
    '\r\u001b[K',
  ]);
});

test('The time that is left is rounded up', () => {
  expect(written(true, [[3, 4]])).toEqual(['\r\u001b[K3 of 4 operations, about 1 s left']);
});

test('A file gets a line for each tenth', () => {
  const steps = Array.from({ length: 7 }, (_, step): [number, number] => [step + 1, 20]);
  expect(written(false, steps)).toEqual([
    '2 of 20 operations, about 36 s left\n',
    '4 of 20 operations, about 32 s left\n',
    '6 of 20 operations, about 28 s left\n',
  ]);
});
