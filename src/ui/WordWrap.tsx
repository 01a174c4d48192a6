import styled from '@emotion/styled';
import { Fragment } from 'react';
import { Nowrap } from './page/Page';

const Whole = styled.span`
  word-break: keep-all;
  --phrases: own;
  overflow-wrap: anywhere;
`;

let made: Intl.Segmenter | undefined;

/** Made when a name needs it: with it comes a dictionary. */
function segmenter(): Intl.Segmenter | undefined {
  if (!('Segmenter' in Intl)) return undefined;
  return (made ??= new Intl.Segmenter('ja', { granularity: 'word' }));
}

const isKanji = /^\p{Script=Han}$/u;
const isAllKanji = /^\p{Script=Han}+$/u;

// の, へ, から: they belong to the word before.
const isParticle = /^[ぁ-ん]{1,2}$/;

// 利用|分, みなも|郡, 合併|地
const isSuffix = /^(?:[分版用料費額割県郡市区町村地棟]|工事)$/;

// 2026年|12月, 10|ギガ, Wi-|Fi: a day, a number with its unit, a hyphened word, what one kanji begins (見|守り, 字|中之島).
const isPartOf = (before = '', segment = '') =>
  isParticle.test(segment) ||
  isSuffix.test(segment) ||
  (/\d$/.test(before) && !/^\d/.test(segment)) ||
  (/\d[年月]$/.test(before) && /^\d/.test(segment)) ||
  /[A-Za-z]-$/.test(before) ||
  // NEO |20GB, フォン |7
  (/(?:[A-Za-z]|フォン) $/.test(before) && /^\d/.test(segment)) ||
  isKanji.test(before);

// お|申し込み, ご|契約: it belongs to the word after. あ|お|ぞ|ら is no such word.
const isHonorific = (segment: string, next = 'あ') =>
  /^[おご]$/.test(segment) && !/^[ぁ-ん]/.test(next);

// What begins a word within long names. Firefox takes プレミアムファミリープラン for one word, V8 parts ナンバー|ポ|ータ|ビリ|テ|ィ.
const wordStarts =
  /(?=ファミリー|プラン|オプション|サービス|パック|データ|フリー|コード|デバイス|セキュリティ|ゲートウェイ|レジデンス|メンテナンス|ネットワーク|ディスプレイ|ポータビリティ|コントロール|ストレージ|クリーニング|グラデーション|ブルー)/;

/** A run of katakana up to this length has room in a narrow column, so it stays whole. */
const longestWhole = 8;

/** A word with a hyphen or a blank up to this length stays on one line; a longer one would leave its column. */
const longestTogether = 24;

type Segment = Pick<Intl.SegmentData, 'segment' | 'isWordLike'>;

/** The segments of a name; those of katakana are the same in every browser. */
function segmentsOf(name: string, inWords: Intl.Segmenter): Segment[] {
  // At odd places is what the pattern found.
  return name.split(/([ァ-ヶー]+)/).flatMap((part, at): Segment[] => {
    if (at % 2 === 0) return [...inWords.segment(part)];
    const words = part.length > longestWhole ? part.split(wordStarts) : [part];
    return words.map((segment) => ({ segment, isWordLike: true }));
  });
}

/** Words of a name, each with what belongs to it: no line begins with ・ or の, or ends with (. */
function wordsOf(name: string): string[] {
  const inWords = segmenter();
  if (!inWords) return [name];
  const words: string[] = [];
  // A name that the dictionary doesn't know comes kanji by kanji: 大|鳳|森, 字|上|小川原.
  let isSpelled = false;
  let opening = '';
  const segments = segmentsOf(name, inWords);
  for (const [at, { segment, isWordLike }] of segments.entries()) {
    const last = words.length - 1;
    if (isHonorific(segment, segments[at + 1]?.segment)) opening += segment;
    else if (isSpelled && !opening && isAllKanji.test(segment)) {
      words[last] += segment;
      isSpelled = isKanji.test(segment) && !isSuffix.test(segment);
    } else if (isWordLike && (opening || last < 0 || !isPartOf(words[last], segment))) {
      words.push(opening + segment);
      isSpelled = isKanji.test(segment);
      opening = '';
    } else if (/[(「『〔]$/.test(segment)) opening += segment;
    else if (last < 0 || opening) opening += segment;
    else {
      words[last] += segment;
      isSpelled = false;
    }
  }
  return opening ? [...words, opening] : words;
}

/** A long name that may break between its words only: プレミアム|ファミリー|プラン. */
export function WordWrap({ children }: { children: string }) {
  return (
    <Whole>
      {wordsOf(children).map((word, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {/-|\S \S/.test(word) && word.length <= longestTogether ? <Nowrap>{word}</Nowrap> : word}
        </Fragment>
      ))}
    </Whole>
  );
}
