import { expect, test } from 'vitest';
import { present } from './present';

test('a list is without what isn’t there', () => {
  const email: string | undefined = '';
  expect(
    present([email && { term: 'a' }, undefined, null, false, { term: 'b' }, { term: '' }]),
  ).toEqual([{ term: 'b' }, { term: '' }]);
});
