import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Case } from './cases/case.ts';
import { Repeats } from './repeats.ts';
import { reported, testCase, testOperation, testReply } from './testCase.ts';

const now = Date.parse('2026-11-21T01:40:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What is reported of answers whose clocks are so many seconds ahead of the login's, by operation. */
function faults(
  answers: [operationId: string, seconds: number][],
  { offset = 0, ...change }: Partial<Case> & { offset?: number } = {},
) {
  const repeats = new Repeats(1000);
  for (const [operationId, seconds] of answers) {
    const call = testCase({ operation: testOperation({ operationId }), ...change });
    const date = new Date(now + offset + seconds * 1000).toISOString();
    repeats.date(call, testReply({ headers: { date } }), offset);
  }
  return repeats
    .faults()
    .map(({ operationId, fault }) => `${operationId} ${reported([fault]).join()}`);
}

const ahead = (id: string, seconds: number) =>
  `${id} date-wrong : the time of the other answers | ${seconds} s ahead of them`;
const behind = (id: string, seconds: number) =>
  `${id} date-wrong : the time of the other answers | ${seconds} s behind them`;

test('clocks may be a minute apart', () => {
  expect(
    faults([
      ['getA', 0],
      ['getB', 60],
      ['getC', -60],
    ]),
  ).toEqual([]);
  expect(
    faults([
      ['getA', 0],
      ['getB', 60.001],
      ['getC', -60.001],
      ['getD', 0],
    ]),
  ).toEqual([ahead('getB', 60), behind('getC', 60)]);
  expect(faults([])).toEqual([]);
});

test('the server’s clock may differ from ours', () => {
  const offset = 86_400_000;
  expect(faults([['getA', 0]], { offset })).toEqual([]);
  expect(
    faults(
      [
        ['getA', 0],
        ['getB', 100],
      ],
      { offset },
    ),
  ).toEqual([ahead('getB', 100)]);
});

test('of two clocks the login’s is right', () => {
  expect(faults([['getA', 100]])).toEqual([ahead('getA', 100)]);
  expect(faults([['getA', -100]])).toEqual([behind('getA', 100)]);
});

test('what most operations say is right, however often another says otherwise', () => {
  expect(
    faults([
      ['getA', 100],
      ['getB', 100],
    ]),
  ).toEqual([]);
  const often: [string, number][] = [
    ['getC', 0],
    ['getC', 0],
    ['getC', 0],
  ];
  expect(faults([['getA', 100], ['getB', 100], ['getD', 100], ...often])).toEqual(
    often.map(() => behind('getC', 100)),
  );
});

test('of an operation whose clocks differ the middle one counts', () => {
  expect(
    faults([
      ['getB', 200],
      ['getA', 30],
      ['getA', 200],
      ['getA', 0],
    ]),
  ).toEqual([ahead('getB', 170), ahead('getA', 170)]);
});

test('a preflight and an answer without a date have no clock', () => {
  expect(faults([['getA', 100]], { intent: { kind: 'preflight' } })).toEqual([]);
  const repeats = new Repeats(1000);
  repeats.date(testCase(), testReply({ headers: { date: undefined } }), -100_000);
  repeats.date(testCase(), testReply({ headers: { date: 'noon' } }), -100_000);
  expect(repeats.faults()).toEqual([]);
});
