import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lettersOf, nameOfLetter, visibleText, withoutUnseen } from './characters';
import { composed, tidyAddress, tidyKana, tidyMessage, tidyName, tidyText } from './typedText';

test.each([
  ['ヤマタ\u3099', 'ヤマダ'],
  ['ハ\u309Aン', 'パン'],
  ['ヤマタ゛', 'ヤマダ'],
  ['ヤマタﾞ', 'ヤマダ'],
  ['ﾔﾏﾀﾞ', 'ヤマダ'],
  ['やまだ', 'ヤマダ'],
  ...['－', '―', '−', '-', '‐', '–', '—', '─', 'ｰ', 'ー', '‑'].map((dash) => [
    `ジェ${dash}ン`,
    'ジェーン',
  ]),
  ['ジョ-', 'ジョー'],
  ['マリア クララ', 'マリアクララ'],
  ['メアリー・アン', 'メアリーアン'],
  ['メアリー･アン', 'メアリーアン'],
  ['メアリー\u3000アン\u200b', 'メアリーアン'],
  ['-ヤマダ', '－ヤマダ'],
])('of kana %s is meant %s', (typed, kana) => expect(tidyKana(typed)).toBe(kana));

test.each([
  ['山\u200b本', '山本'],
  ['\u202e山本\u202c', '山本'],
  ['辻\u{e0100}本', '辻\u{e0100}本'],
  ['本\ufe0f', '本'],
  ['カ\u3099', 'ガ'],
  // The older form of the kanji is another name to its owner, though NFC makes it the newer one.
  ['\ufa19谷', '\ufa19谷'],
  ['㈱髙﨑', '㈱髙﨑'],
  // From a PDF: radicals in place of the kanji that they look like.
  ['⻑⾕川⻘⼦', '長谷川青子'],
  ['John  Smith', 'Ｊｏｈｎ　Ｓｍｉｔｈ'],
  ['ｼﾞｪ-ﾝ', 'ジェーン'],
  ['Sḿith', 'Sḿith'],
  ['Nguye\u0302\u0303n Thi', 'Nguyễn Thi'],
])('of the name %s is meant %s', (typed, name) => expect(tidyName(typed)).toBe(name));

test.each([
  ['ﾏﾙﾉｳﾁ１‐２−３', 'マルノウチ1-2-3'],
  ['丸の内１ー２ー３', '丸の内1-2-3'],
  ['新港1-1', '新港1-1'],
  ['ﾏﾝｼｮﾝ－１０１', 'マンション-101'],
  ['ビル－西棟　Ｂ４５１２号室', 'ビル-西棟 B4512号室'],
  ['スカイタワ－', 'スカイタワー'],
  ['らーめん横丁', 'らーめん横丁'],
  ['港\u00ad1―2', '港1-2'],
])('of the address %s is meant %s', (typed, address) => expect(tidyAddress(typed)).toBe(address));

test('a message keeps its letters, its emoji and its spaces, and loses what nobody sees', () => {
  expect(tidyMessage(' \u202eありがとう\u0000  👨‍👩‍👧 1️⃣\u2069\n')).toBe('ありがとう  👨‍👩‍👧 1️⃣');
  expect(tidyMessage('か\u3099\nき')).toBe('が き');
});

test('what belongs to something seen is distinguished from what nobody sees', () => {
  const text = '辻\u{e0100}\u{e0101}👨‍👩‍👧\u200d山☎️1\ufe0f1️⃣\ufeffA\ufe0f';
  expect(visibleText(text)).toBe('辻\u{e0100}👨‍👩‍👧山☎️11️⃣A');
  expect(withoutUnseen('\u202d0\u115f9\u3164\u034f0\ufe0f')).toBe('090');
});

test('letters are what a person counts', () => {
  for (const letter of ['辻\u{e0100}', 'か\u3099', '𠮷', '👨‍👩‍👧', 'ễ'])
    expect(lettersOf(`あ${letter}い`), letter).toEqual(['あ', letter, 'い']);
});

test('without the browser’s segmenter marks still belong to their letter', () => {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, 'Segmenter');
  try {
    for (const letter of ['辻\u{e0100}', 'か\u3099', '𠮷'])
      expect(lettersOf(`あ${letter}い`)).toEqual(['あ', letter, 'い']);
    expect(lettersOf('')).toEqual([]);
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});

test.each([
  ['é', '「é」'],
  [' ', '空白'],
  ['\u3000', '空白'],
  ['\u0007', 'U+0007'],
  ['\ue000', '「\ue000」(U+E000)'],
  ['\u{f0000}', '「\u{f0000}」(U+F0000)'],
])('a letter %j is named %s', (letter, name) => expect(nameOfLetter(letter)).toBe(name));

/** Any characters, and those that the folding is about, close together. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      ...[
        '山',
        '神',
        '\ufa19',
        'カ',
        'か',
        'ハ',
        'ｶ',
        'ﾞ',
        '゛',
        '\u3099',
        '\u309a',
        'ー',
        'ｰ',
        '-',
        '－',
      ],
      ...[
        '―',
        '・',
        '･',
        ' ',
        '\u3000',
        '\n',
        '\u0007',
        '\u200b',
        '\u200d',
        '\ufe0f',
        '\u{e0100}',
        '1',
        '１',
      ],
      ...[
        'Ａ',
        'a',
        'e',
        'é',
        '\u0301',
        'ß',
        'Đ',
        '😀',
        '👨',
        '🇯',
        '\u20e3',
        '\ue000',
        '\ud800',
        '.',
        '。',
      ],
    ),
  }),
);

test.each(Object.entries({ tidyText, tidyName, tidyKana, tidyAddress, tidyMessage }))(
  '%s gives what is meant at once, composed, without what nobody sees',
  (_, tidy) =>
    fc.assert(
      fc.property(anyText, (typed) => {
        const meant = tidy(typed);
        expect(tidy(meant)).toBe(meant);
        expect(composed(meant)).toBe(meant);
        expect(visibleText(meant)).toBe(meant);
        expect(meant.trim()).toBe(meant);
      }),
      { numRuns: 500 },
    ),
);
