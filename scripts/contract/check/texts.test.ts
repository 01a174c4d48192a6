import { expect, test } from 'vitest';
import { reported } from './testCase.ts';
import { textOddities } from './texts.ts';

const oddities = (body: unknown) => reported(textOddities(body));

const space = 'a text without space at its ends';
const latin = 'characters, not UTF-8 that was read as Latin-1';
const shiftJis = 'characters, not UTF-8 that was read as Shift_JIS';
const question = 'characters, no question marks in their place';
const control = 'no control characters';
const value = 'a value, no placeholder';

test.each([
  ['', 'a text, or null where nothing is there'],
  [' 東京', space],
  ['東京\u3000', space],
  ['東京\n', space],
  ['a\ud83d', 'whole characters, no half of a surrogate pair'],
  [Buffer.from('恵子').toString('latin1'), latin],
  ['CafÃ©', latin],
  ['豌ｴ驥主玄', shiftJis],
  ['繧ｭ繝ｼ', shiftJis],
  ['縺ゅ→', shiftJis],
  ['???', question],
  ['神宮前???1', question],
  ['?', question],
  ['a\u0000b', control],
  ['a\tb', control],
  ['a\rb', control],
  ['a\u200bb', control],
  ['a\u2028b', control],
  ['a\ufffdb', 'no replacement characters (U+FFFD)'],
  ['か\u3099', 'composed characters (NFC)'],
  ['undefined', value],
  ['null', value],
  ['NaN', value],
  ['Invalid Date', value],
  ['an [object Object]', value],
  ['料金は${fee}円', value],
  ['{{name}}様', value],
  ['%s 円', value],
  ['a &amp; b', 'text, no HTML'],
  ['a&#12354;', 'text, no HTML'],
  ['a &#X3042; b', 'text, no HTML'],
  ['<BR>', 'text, no HTML'],
  ['a</p>', 'text, no HTML'],
])('%j is what no person wrote', (text, expected) => {
  expect(oddities({ town: text })).toEqual([
    `body-text /town: ${expected} | ${JSON.stringify(text)}`,
  ]);
});

test.each([
  '東京都渋谷区\n神宮前 1-2-3',
  '😀',
  'ﾐｽﾞﾉ ｹｲｺ',
  '本当ですか??',
  'https://minamo.example/?a=1',
  'が',
  'Ãlbum',
  'not null',
  'nullable',
  'A & B',
  '3 < 5 > 2',
  '50%sale',
  '100%',
  '$5',
  '{a}',
  'object',
])('%j is a text', (text) => {
  expect(oddities({ town: text })).toEqual([]);
});

test('HTML is in fields of that name, where other faults are reported still', () => {
  const html = '<p>a &amp; b</p>';
  expect(oddities({ html, message_html: html, lines_html: [html] })).toEqual([]);
  expect(oddities({ xhtml: html, html_text: html })).toHaveLength(2);
  expect(oddities({ message_html: '<p>{{name}}</p>' })).toEqual([
    `body-text /message_html: ${value} | "<p>{{name}}</p>"`,
  ]);
});

test('each text is reported once, in its place', () => {
  expect(textOddities([{ names: ['a', ' {{b}}'] }, null, 7]).map(({ at }) => at)).toEqual([
    '/0/names/1',
  ]);
  expect(oddities(' ')).toEqual([`body-text : ${space} | " "`]);
});
