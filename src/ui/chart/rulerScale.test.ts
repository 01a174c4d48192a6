import { expect, test } from 'vitest';
import { majorStep, minorStep, numberedStep, rulerSegments, ticks } from './rulerScale';

test('parts are side by side and the rest fills the ruler', () => {
  const { parts, rest } = rulerSegments([1.4, 1.2, 10], 16.8, 840);
  expect(parts.map((p) => [Math.round(p.x), Math.round(p.width)])).toEqual([
    [0, 70],
    [70, 60],
    [130, 500],
  ]);
  expect([Math.round(rest.x), Math.round(rest.width)]).toEqual([630, 210]);
});

test('parts above the total shrink the scale instead of running off the page', () => {
  const { parts, rest } = rulerSegments([15, 15], 20, 600);
  expect(parts.at(-1)).toEqual({ x: 300, width: 300 });
  expect(rest.width).toBe(0);
});

test('a ruler of nothing is refused', () => {
  expect(() => rulerSegments([], 0, 100)).toThrow(RangeError);
});

test.each([
  [16.6, 5, 1],
  [28_800, 10_000, 1000],
  [60, 20, 10],
  [3, 1, 0.1],
  [0.5, 0.2, 0.1],
])('%d is numbered every %d with ticks every %d', (total, major, minor) => {
  expect(majorStep(total)).toBeCloseTo(major);
  expect(minorStep(major)).toBeCloseTo(minor);
});

test('ticks reach the end without drift', () => {
  expect(ticks(0.5, 0.1)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
  expect(ticks(16.6, 5)).toEqual([0, 5, 10, 15]);
});

test.each([
  [10_430, 335, 2000],
  [10_430, 280, 2000],
  [9_999_999, 780, 2_000_000],
  [9_999_999, 335, 4_000_000],
  [9_999_999, 280, 4_000_000],
])('on a ruler of %d that is %d px wide every %d has a number', (total, width, step) => {
  expect(numberedStep(total, width, (value) => value.toLocaleString('ja-JP'))).toBe(step);
});
