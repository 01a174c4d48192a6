import { expect, test } from 'vitest';
import { comparedToCurrent } from './comparedToCurrent';

test('what changes is set off and stands beside what holds now', () => {
  expect(comparedToCurrent('03-0000-9999', '03-0000-1234')).toEqual({
    value: '03-0000-9999',
    note: 'いまは03-0000-1234',
    strong: true,
  });
});

test('what stays is said once, as staying', () => {
  expect(comparedToCurrent('090-0000-1234', '090-0000-1234')).toEqual({
    value: '090-0000-1234',
    note: '変わりません',
    strong: false,
  });
});
