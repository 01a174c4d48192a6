import { expect, test } from 'vitest';
import { monthReads } from './queries';

// For what sorts before the month of the switch, the month goes into a query, which no path pattern checks.
test.each(['2022-11', '202213', '20221', '../202611', '209913', undefined])(
  '%s is no month and nothing is asked for it',
  (month) => expect(monthReads('fixed', month)).toEqual([]),
);
