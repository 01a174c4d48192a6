import { expect, test } from 'vitest';
import { labels } from './labels';

test('a code has its words, one that this build does not know reads 読み込めません', () => {
  const table = labels<'web' | 'phone'>({ web: 'ウェブ', phone: 'お電話' });
  expect(table.web).toBe('ウェブ');
  expect(table['fax' as 'web']).toBe('読み込めません');
  expect(Object.keys(table)).toEqual(['web', 'phone']);
  expect('fax' in table).toBe(false);
});
