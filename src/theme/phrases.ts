import { jaModel, Parser } from 'budoux';

/**
 * A break that has no width. It is within the text node that React made, so that React finds it
 * again and a screen reader reads the sentence in one go, which elements (`<wbr>`) would part.
 */
const zeroWidth = '\u200b';
const all = new RegExp(zeroWidth, 'g');

const japanese = /[\u3041-\u30ff\u4e00-\u9fff]/;

/** What no line breaks. */
const unbroken = 'script,style,noscript,textarea,option,svg';

/** Words that say themselves where they break, or that they don't, have a style `--phrases: own`. */
const isTouched = (element: Element, style: CSSStyleDeclaration) =>
  !element.closest(unbroken) && style.getPropertyValue('--phrases') !== 'own';

const parser = new Parser(jaModel);

/**
 * Parts the Japanese below an element into phrases, now and whenever it changes: before the browser
 * draws it. What is copied is what was written.
 */
export function watchPhrases(root: HTMLElement): void {
  const observer = new MutationObserver((changes) => {
    const blocks = new Set<Element>();
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') addBlockOf(target, blocks);
      for (const node of addedNodes) addBlocksIn(node, blocks);
    }
    blocks.forEach(partBlock);
    // The breaks that were set just now are no news.
    observer.takeRecords();
  });
  const blocks = new Set<Element>();
  addBlocksIn(root, blocks);
  blocks.forEach(partBlock);
  document.documentElement.dataset['phrases'] = '';
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  document.addEventListener('copy', copyAsWritten);
}

function addBlocksIn(node: Node, blocks: Set<Element>): void {
  if (node.nodeType === Node.TEXT_NODE) return addBlockOf(node, blocks);
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) addBlockOf(texts.currentNode, blocks);
}

/** The element whose lines a text is part of. */
function addBlockOf(text: Node, blocks: Set<Element>): void {
  let element = text.parentElement;
  if (!element?.isConnected || !japanese.test(text.nodeValue ?? '')) return;
  while (element.parentElement && getComputedStyle(element).display === 'inline')
    element = element.parentElement;
  blocks.add(element);
}

function partBlock(block: Element): void {
  for (const paragraph of paragraphsOf(block)) {
    const breaks = new Set(breaksOf(paragraph.map(written).join('')));
    let at = 0;
    let before = '';
    for (const [index, text] of paragraph.entries()) {
      const next = paragraph[index + 1];
      const letters = [...written(text)].map((letter) => {
        at += letter.length;
        return breaks.has(at) ? letter + zeroWidth : letter;
      });
      let parted = before + letters.join('');
      before = '';
      // A break between two texts is at the end of the first; but words that stay on one line keep it from
      // having an effect in Firefox.
      if (parted.endsWith(zeroWidth) && next && staysOnOneLine(text) && !staysOnOneLine(next)) {
        parted = parted.slice(0, -1);
        before = zeroWidth;
      }
      if (parted !== text.data) text.data = parted;
    }
  }
}

const staysOnOneLine = ({ parentElement }: Text) =>
  parentElement !== null && getComputedStyle(parentElement).whiteSpace === 'nowrap';

const written = (text: Text) => text.data.replace(all, '');

/** Texts of a block that follow each other on its lines: a block within it, or a line's end, parts them. */
function paragraphsOf(block: Element): Text[][] {
  const paragraphs: Text[][] = [[]];
  const walk = (element: Element) => {
    for (const child of element.childNodes) {
      if (child instanceof Text) paragraphs.at(-1)?.push(child);
      else if (child instanceof Element) {
        const style = getComputedStyle(child);
        const isPart = style.display === 'inline' && child.tagName !== 'BR';
        if (isPart && isTouched(child, style)) walk(child);
        else paragraphs.push([]);
      }
    }
  };
  if (isTouched(block, getComputedStyle(block))) walk(block);
  return paragraphs.filter((texts) => texts.length > 0);
}

/**
 * Where phrases meet, except for places where a line may end anyway or never may, and within もう一度. After 、 and 。 WebKit ends none,
 * where words are kept whole.
 */
function breaksOf(text: string): number[] {
  if (!japanese.test(text)) return [];
  const ends = [...parser.parseBoundaries(text), text.length];
  return ends
    .flatMap((end, index) => [...endsWithin(text, ends[index - 1] ?? 0, end), end])
    .filter(
      (at) =>
        at < text.length &&
        !/[\s(「『〔]$/.test(text.slice(0, at)) &&
        !/^[\s、。・)」』〕ー]/.test(text.slice(at)) &&
        !(text.endsWith('もう', at) && text.startsWith('一度', at)),
    );
}

/** Longer phrases than a narrow column may break within, would the browser do so at any letter. */
const longestWhole = 7;

/** Where a long phrase goes on with a new word: お貸ししている|機器. */
function endsWithin(text: string, start: number, end: number): number[] {
  if (end - start <= longestWhole) return [];
  return [
    ...text
      .slice(start, end)
      .matchAll(/[ぁ-ん][るたのをはがにへと](?=[\u4e00-\u9fff\u30a1-\u30fa])/g),
  ].map(({ index }) => start + index + 2);
}

/** What is copied has no breaks of ours in it. */
function copyAsWritten(event: ClipboardEvent): void {
  const copied = String(document.getSelection() ?? '');
  if (!copied.includes(zeroWidth) || !event.clipboardData) return;
  event.clipboardData.setData('text/plain', copied.replace(all, ''));
  event.preventDefault();
}
