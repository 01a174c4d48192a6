import { expect, test } from 'vitest';
import { labelOf } from './labelOf';

test('a code has its label, one that this build does not know reads 読み込めません', () => {
  const labels: Record<'web' | 'phone', string> = { web: 'ウェブ', phone: 'お電話' };
  expect(labelOf(labels, 'web')).toBe('ウェブ');
  expect(labelOf(labels, 'fax' as 'web')).toBe('読み込めません');
  expect(labelOf(labels, 'toString' as 'web')).toBe('読み込めません');
});
