import { expect, test } from 'vitest';
import { monthMeant } from './monthMeant';

const at = new Date('2026-11-21T09:00:00+09:00');
const months = ['202611', '202610', '202609', '202510'];

test.each([
  ['10月', ['202610', '202510']],
  ['１０月', ['202610', '202510']],
  ['2026年10月', ['202610']],
  ['2026年 10月分の請求', ['202610']],
  ['2026/10', ['202610']],
  ['202610', ['202610']],
  ['先月', ['202610']],
  ['先月の料金', ['202610']],
  ['先々月', ['202609']],
  ['今月のご請求', ['202611']],
  ['去年の10月', ['202510']],
  ['13月', []],
])('%s means %j', (search, meant) => {
  const isMeant = monthMeant(search, at);
  expect(isMeant && months.filter(isMeant)).toEqual(meant);
});

test.each(['', '10', '10ギガ', '料金', '来月', '月額'])('%s means no month', (search) => {
  expect(monthMeant(search, at)).toBeUndefined();
});
