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

/**
 * The segmenter takes some words across two phrases for one (では in 電話番号で|はじめる), so a line may end
 * where a phrase ends in hiragana.
 * @returns the places where a line ends within a word
 */
function cutWords(lines: Lines): string[] {
  const whole = lines.join('');
  const words = [...segmenter.segment(whole)].filter((one) => one.isWordLike);
  const ends = lines.slice(0, -1).map((_, index) => lines.slice(0, index + 1).join('').length);
  const phraseEnds = parser.parseBoundaries(whole).filter((end) => /[ぁ-ん]/.test(whole[end - 1]!));
  return ends
    .filter((end) => !phraseEnds.includes(end))
    .filter((end) =>
      words.some(({ index, segment }) => index < end && end < index + segment.length),
    )
    .map((end) => `${whole.slice(Math.max(0, end - 8), end)}/${whole.slice(end, end + 8)}`);
}

/** The places of a page where a line ends within a word: `…ッシュバッ/クの口座…`. */
export async function cutHere(page: Page): Promise<string[]> {
  const runs = await page.evaluate(linesOfPage);
  return runs.flatMap(cutWords);
}
