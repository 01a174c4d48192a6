import { expect, test } from 'vitest';
import { figureShape } from './Figure';

test('a figure that starts with 1 hangs further, since its stroke is further in', () => {
  expect(figureShape('10,430').hang).toBe('-0.088em');
  expect(figureShape('8,055').hang).toBe('-0.04em');
  expect(figureShape('0').hang).toBe('-0.04em');
});

test.each([
  ['0', '92px'],
  ['12.6', '92px'],
  ['10,430', '92px'],
  ['110,430', '80px'],
  ['1,234,567', '66px'],
])('%s is at most %s on a small screen', (value, size) => {
  expect(figureShape(value).smallSize).toContain(size);
});
