import { expect, test } from 'vitest';
import { bankFile, branchFile } from './bankData.ts';

test('banks and their branches have name and kana', () => {
  expect(bankFile()['0001']).toEqual(['みずほ', 'ミズホ']);
  expect(Object.keys(bankFile()).length).toBeGreaterThan(1000);
  expect(branchFile('0001')?.['001']).toEqual(['東京営業部', 'トウキヨウ']);
  expect(branchFile('abcd')).toBeUndefined();
});
