import type { Page } from '@playwright/test';

interface Translated {
  translations: string[];
}

/**
 * Translates a page as Chrome does: each text node gives way to two `<font>` elements, now and whenever one comes.
 * The words stay as they are, so that they can be compared. Does nothing to a document that is translated already.
 */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    if ('translations' in window) return;
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
    replaceIn(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === 'characterData') replaceIn(target);
        else addedNodes.forEach(replaceIn);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

interface Fiber {
  /** React's number for a kind of node. */
  tag: number;
  type: unknown;
  memoizedProps: string | { children?: unknown; dangerouslySetInnerHTML?: unknown } | null;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** What React holds that the main part of a page says, and what it says: the same, unless React writes where nobody sees it. */
export function heldAndShown(page: Page): Promise<[held: string, shown: string]> {
  return page.evaluate(() => {
    const root = document.getElementById('root');
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
    const { stateNode } = (root as unknown as Record<string, Fiber>)[key ?? '']!;
    // What React puts elsewhere: portals and what belongs into the head.
    const elsewhere = [4, 26];
    const textOf = ({ tag, type, memoizedProps: props, stateNode: node, child }: Fiber): string => {
      if (elsewhere.includes(tag)) return '';
      if (typeof props === 'string') return props;
      if (typeof type === 'string') {
        if (props?.dangerouslySetInnerHTML) return (node as Element).textContent;
        if (['string', 'number'].includes(typeof props?.children)) return String(props?.children);
      }
      let text = '';
      for (let one = child; one; one = one.sibling) text += textOf(one);
      return text;
    };
    const findMain = (fiber: Fiber | null): Fiber | undefined => {
      for (let one = fiber; one; one = one.sibling) {
        const main = one.type === 'main' ? one : findMain(one.child);
        if (main) return main;
      }
      return undefined;
    };
    const main = findMain((stateNode as { current: Fiber }).current);
    return [main ? textOf(main) : '', document.querySelector('main')?.textContent ?? ''];
  });
}

/** The texts that `translate` has replaced on the open document. */
export const translations = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Translated).translations);
