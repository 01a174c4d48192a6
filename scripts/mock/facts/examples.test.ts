import { expect, test } from 'vitest';
import { directMock } from '../directMock.ts';
import { accepted } from './examples.ts';

test('No two receipts of a day have the same number, whatever their kind: an application is named by it', () => {
  const { context: mock, clock } = directMock();
  const numbers = Array.from({ length: 1000 }, (_, index) =>
    accepted({ mock, now: clock.now() }, index % 2 ? 'OP' : 'CB').receipt_number.slice(2),
  );
  expect(new Set(numbers).size).toBe(numbers.length);
});
