import type { Page } from '@playwright/test';

/** What React holds that the main part of a page says, and what the page says. */
type Standing = [held: string, shown: string];

interface Translated {
  translated: { texts: string[]; standings: Standing[]; note: () => void };
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

/**
 * Translates a page as Chrome does: each text node gives way to two `<font>` elements, now and whenever one comes.
 * The words stay as they are, so that they can be compared: at each click, before it has an effect, what React holds
 * is noted beside what is shown. Does nothing to a document that is translated already.
 */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    if ('translated' in window) return;
    const kept = 'script, style, noscript, svg, textarea, font, [translate="no"]';
    const texts: string[] = [];
    const replace = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(kept)) return;
      texts.push(text.data);
      const font = document.createElement('font');
      font.appendChild(document.createElement('font')).textContent = text.data;
      text.replaceWith(font);
    };
    const replaceIn = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const found = node instanceof Text ? [node] : [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      found.forEach(replace);
    };
    replaceIn(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === 'characterData') replaceIn(target);
        else addedNodes.forEach(replaceIn);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });

    // What React puts elsewhere: portals and what belongs into the head.
    const elsewhere = [4, 26];
    const heldBy = ({ tag, type, memoizedProps: props, stateNode, child }: Fiber): string => {
      if (elsewhere.includes(tag)) return '';
      if (typeof props === 'string') return props;
      if (typeof type === 'string') {
        if (props?.dangerouslySetInnerHTML) return (stateNode as Element).textContent;
        if (['string', 'number'].includes(typeof props?.children)) return String(props?.children);
      }
      let held = '';
      for (let one = child; one; one = one.sibling) held += heldBy(one);
      return held;
    };
    const mainIn = (fiber: Fiber | null): Fiber | undefined => {
      for (let one = fiber; one; one = one.sibling) {
        const main = one.type === 'main' ? one : mainIn(one.child);
        if (main) return main;
      }
      return undefined;
    };
    const standings: Standing[] = [];
    const note = () => {
      const root = document.getElementById('root');
      const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
      const { stateNode } = (root as unknown as Record<string, Fiber>)[key ?? '']!;
      const main = mainIn((stateNode as { current: Fiber }).current);
      standings.push([
        main ? heldBy(main) : 'nothing',
        document.querySelector('main')?.textContent ?? '',
      ]);
    };
    addEventListener('click', note, true);
    Object.assign(window, { translated: { texts, standings, note } } satisfies Translated);
  });
}

/** What was held and shown at each click since it was asked last, and is now. */
export const standings = (page: Page): Promise<Standing[]> =>
  page.evaluate(() => {
    const { note, standings: noted } = (window as unknown as Translated).translated;
    note();
    return noted.splice(0);
  });

/** The texts that `translate` has replaced on the open document. */
export const translations = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Translated).translated.texts);
