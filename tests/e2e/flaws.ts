import type { Page } from '@playwright/test';
import { overflowing } from './overflow.ts';

/**
 * What no page may show, whatever a server has answered: values that only a programmer would read, sentences
 * with a gap, chips, headings, terms and controls without words, an error instead of the screen, anything
 * beyond the right edge.
 * @param more that no page may show here
 * @returns each in a few words; none where the page is whole
 */
export async function flawsOf(page: Page, more = /(?!)/): Promise<string[]> {
  const shown = await page.evaluate((other) => {
    // The sign for “none” within a sentence, as of a day without end.
    const noDay = '(?<![\\w•*.])-(?:まで|から|以|に|は|を|の|で)';
    const rubbish = new RegExp(
      `.{0,20}(?:undefined|\\bNaN|\\bnull\\b|\\[object |Invalid|${noDay}|：$|${other}).{0,20}`,
    );
    const found: string[] = [];
    const texts = [
      document.title,
      ...document.body.innerText.split('\n'),
      ...[...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].flatMap(
        (one) =>
          ['aria-label', 'title', 'alt', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
      ),
    ];
    for (const text of texts) {
      const match = rubbish.exec(text);
      if (match) found.push(`“${match[0]}”`);
    }
    const named = 'h1, h2, h3, h4, h5, h6, dt, th, legend, caption, button, a[href], .MuiChip-root';
    for (const element of document.querySelectorAll<HTMLElement>(named)) {
      const words = element.textContent + (element.ariaLabel ?? '');
      const labelled = element.getAttribute('aria-labelledby');
      if (words.trim() === '' && !labelled && element.checkVisibility())
        found.push(
          `empty ${element.className.includes('MuiChip') ? 'chip' : element.tagName}: ${(element.parentElement?.textContent ?? '').slice(0, 40)}`,
        );
    }
    const ownFault = /.*当社の不具合.*|.*(?:画面|控え)を表示できません.*/.exec(
      document.body.innerText,
    );
    if (ownFault) found.push(ownFault[0]);
    const alert = document.querySelector<HTMLElement>('[role="alertdialog"]');
    if (alert) found.push(`alert: ${alert.innerText.slice(0, 40)}`);
    return [...new Set(found)];
  }, more.source);
  return [...shown, ...(await overflowing(page)).map((what) => `beyond the edge: ${what}`)];
}
