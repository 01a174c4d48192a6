import { expect, test } from 'vitest';
import { labels } from './labels';

test('a code has its words, one that this build does not know reads 読み込めません', () => {
  const words = labels<'web' | 'phone'>({ web: 'ウェブ', phone: 'お電話' });
  expect(words.web).toBe('ウェブ');
  expect(words['fax' as 'web']).toBe('読み込めません');
  expect(Object.keys(words)).toEqual(['web', 'phone']);
  expect('fax' in words).toBe(false);
});
