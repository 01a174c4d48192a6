import { expect, test } from 'vitest';
import { procedureNames, procedureTitle } from '@/catalogue/contract';
import { askedFor } from './navigation';

test('the menus call nothing a change that may be a registration', () => {
  const codes = Object.keys(procedureNames) as (keyof typeof procedureNames)[];
  const changing = codes.filter((code) => procedureTitle(code, true) !== procedureTitle(code));
  const labels = Object.values(askedFor).flatMap((items) => items.map(({ label }) => label));
  expect(
    changing.map((code) => procedureNames[code]).filter((name) => labels.includes(name)),
  ).toEqual([]);
});
