import type { Page } from '@playwright/test';
import { jaModel, Parser } from 'budoux';

/** Lines of one run of text, as a browser broke them. */
type Lines = string[];

/**
 * Reads the lines of all text on a page, in any engine, by the position of each letter.
 * Evaluated in the page, so it names nothing outside of itself.
 */
function linesOfPage(): Lines[] {
  const runs: Lines[] = [];
  const range = document.createRange();
  const readBlock = (block: Element) => {
    let lines: string[] = [];
    let bottom: number | undefined;
    const end = () => {
      if (lines.length > 1) runs.push(lines);
      lines = [];
      bottom = undefined;
    };
    const readText = (text: Text) => {
      for (let at = 0; at < text.data.length; at++) {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const box = range.getBoundingClientRect();
        const letter = text.data.charAt(at);
        if (letter === '\u200b') continue;
        // A space at a line's end has no width, and parts words all the same.
        if (box.width === 0) {
          if (/\s/.test(letter) && lines.length) lines[lines.length - 1] += ' ';
          continue;
        }
        if (bottom === undefined || box.top >= bottom - 2) lines.push('');
        lines[lines.length - 1] += letter;
        bottom = Math.max(bottom ?? 0, box.bottom);
      }
    };
    const walk = (element: Element) => {
      for (const child of element.childNodes) {
        if (child instanceof Text) readText(child);
        if (!(child instanceof Element)) continue;
        const { display, position, visibility } = getComputedStyle(child);
        const isInline = display === 'inline' && position !== 'absolute' && child.tagName !== 'BR';
        if (isInline && visibility === 'visible' && child.tagName !== 'svg') walk(child);
        else end();
      }
    };
    walk(block);
    end();
  };
  for (const element of document.body.querySelectorAll('*')) {
    const { display, visibility } = getComputedStyle(element);
    if (display === 'inline' || visibility !== 'visible' || element.closest('noscript, svg'))
      continue;
    if ([...element.childNodes].some((child) => child instanceof Text || child instanceof Element))
      readBlock(element);
  }
  return runs;
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
const parser = new Parser(jaModel);

/** Days, months, times, amounts and names of plans, which stay whole beside what the segmenter calls a word. */
const whole =
  /(?:\d{4}年)?\d{1,2}月\d{1,2}日(?:\([日月火水木金土]\))?|\d{4}年\d{1,2}月|\d{1,2}:\d{2}|\d[\d,.]*(?:円|[GM]B)|[A-Z]+ \d+GB/g;

/**
 * The segmenter takes some words across two phrases for one (では in 電話番号で|はじめる), so a line may end
 * where a phrase ends in hiragana.
 * @returns the places where a line ends within a word
 */
function cutWords(lines: Lines): string[] {
  const text = lines.join('');
  const words = [...segmenter.segment(text)].filter((one) => one.isWordLike);
  const parts = [...text.matchAll(whole)].map(({ index, 0: segment }) => ({ index, segment }));
  const isWithin = (end: number) => (word: { index: number; segment: string }) =>
    word.index < end && end < word.index + word.segment.length;
  const ends = lines.slice(0, -1).map((_, index) => lines.slice(0, index + 1).join('').length);
  const phraseEnds = parser.parseBoundaries(text).filter((end) => /[ぁ-ん]/.test(text[end - 1]!));
  return ends
    .filter(
      (end) =>
        parts.some(isWithin(end)) || (!phraseEnds.includes(end) && words.some(isWithin(end))),
    )
    .map((end) => `${text.slice(Math.max(0, end - 8), end)}/${text.slice(end, end + 8)}`);
}

/** The places of a page where a line ends within a word: `…ッシュバッ/クの口座…`. */
export async function cutHere(page: Page): Promise<string[]> {
  const runs = await page.evaluate(linesOfPage);
  return runs.flatMap(cutWords);
}
