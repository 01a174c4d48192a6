import { expect, test } from 'vitest';
import { besideNow } from './besideNow';

test('what changes is set off and stands beside what holds now', () => {
  expect(besideNow('03-0000-9999', '03-0000-1234')).toEqual({
    value: '03-0000-9999',
    note: 'いまは03-0000-1234',
    strong: true,
  });
});

test('what stays is said once, as staying', () => {
  expect(besideNow('090-0000-1234', '090-0000-1234')).toEqual({
    value: '090-0000-1234',
    note: '変わりません',
    strong: false,
  });
});
