import type { Page } from '@playwright/test';

interface Translated {
  translations: string[];
}

/**
 * Translates a page from its next load on as Chrome does: each text node gives way to two `<font>` elements,
 * now and whenever one comes. The words stay as they are, so that they can be compared.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = 'script, style, noscript, svg, textarea, font, [translate="no"]';
    const done: string[] = [];
    Object.assign(window, { translations: done } satisfies Translated);
    const replace = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(kept)) return;
      done.push(text.data);
      const font = document.createElement('font');
      font.appendChild(document.createElement('font')).textContent = text.data;
      text.replaceWith(font);
    };
    const replaceIn = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts = node instanceof Text ? [node] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(replace);
    };
    addEventListener('load', () => {
      replaceIn(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes)
          if (type === 'characterData') replaceIn(target);
          else addedNodes.forEach(replaceIn);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  });
}

/** The texts that `translate` has replaced on the open document. */
export const translations = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Translated).translations);
