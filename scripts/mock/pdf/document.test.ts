import { expect, test } from 'vitest';
import { pdf, textWidth } from './document.ts';

const file = pdf('ご請求書', [
  [{ kind: 'text', x: 56, y: 80, size: 12, text: '水野 恵子 様 10,430円' }],
  [{ kind: 'rule', x: 56, y: 100, width: 200, weight: 1 }],
]);
const text = file.toString('latin1');

test('The cross-reference table points at each object', () => {
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
  const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map((m) => Number(m[1]));
  expect(offsets.length).toBe(10);
  offsets.forEach((offset, index) => {
    expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\\n`));
  });
});

test('Each stream is as long as it says', () => {
  const streams = [...text.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)];
  expect(streams).toHaveLength(2);
  for (const [, length, content] of streams) expect(content?.length).toBe(Number(length));
});

test('The text is UTF-16 in a font that every viewer has', () => {
  expect(text).toContain(Buffer.from('水野', 'utf16le').swap16().toString('hex').toUpperCase());
  expect(text).toContain('/Encoding /UniJIS-UTF16-H');
  expect(text).not.toContain('/FontFile');
});

test('A Latin figure is half as wide as a Japanese character', () => {
  expect(textWidth('10,430円', 10)).toBe(6 * 5 + 10);
});
