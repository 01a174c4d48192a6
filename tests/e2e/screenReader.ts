import { createRequire } from 'node:module';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import type { JSHandle, Locator, Page } from '@playwright/test';

const module = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');

/** The parts of the reader on a page. */
interface OnPage {
  Reader: new () => Virtual;
  /** Hears announcements, and each element that gets the focus. */
  listener: Virtual;
  /** Alerts that were inserted with their text: browsers announce these, but the virtual reader misses them. */
  alerts: string[];
}

/** A virtual screen reader on a page, which lasts until the page is loaded anew. */
export class ScreenReader {
  private constructor(
    private readonly page: Page,
    private readonly reader: JSHandle<OnPage>,
  ) {}

  /** Begins to listen to a drawn page. */
  static async start(page: Page): Promise<ScreenReader> {
    // A script of the portal's own origin, which its Content-Security-Policy lets in.
    await page.route('**/screen-reader.js', (route) =>
      route.fulfill({ path: module, contentType: 'text/javascript' }),
    );
    const code = await page.evaluateHandle<{ Virtual: new () => Virtual }>(
      `import('/screen-reader.js')`,
    );
    const reader = await code.evaluateHandle(async ({ Virtual: Reader }): Promise<OnPage> => {
      const listener = new Reader();
      await listener.start({ container: document.body });
      await listener.clearSpokenPhraseLog();
      const alerts: string[] = [];
      const isAlert = (node: Node): node is HTMLElement =>
        node instanceof HTMLElement && node.getAttribute('role') === 'alert';
      new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        for (const node of added) {
          const within = node instanceof Element ? [...node.querySelectorAll('*')] : [];
          for (const one of [node, ...within].filter(isAlert))
            alerts.push(one.innerText.replace(/\s+/g, ' '));
        }
      }).observe(document.body, { childList: true, subtree: true });
      return { Reader, listener, alerts };
    });
    return new ScreenReader(page, reader);
  }

  /** The announcements so far, in order: `polite: 送信しています`. */
  async said(): Promise<string[]> {
    const heard = await this.reader.evaluate(({ listener }) => listener.spokenPhraseLog());
    return heard.filter((phrase) => /^(?:polite|assertive): ./.test(phrase));
  }

  /** The alerts so far that were inserted with their text, each in one line. */
  alerts(): Promise<string[]> {
    return this.reader.evaluate(({ alerts }) => alerts);
  }

  /** What was said last when the focus moved. */
  async focused(): Promise<string | undefined> {
    const heard = await this.reader.evaluate(({ listener }) => listener.spokenPhraseLog());
    return heard.findLast((phrase) => !/^(?:polite|assertive): /.test(phrase));
  }

  /**
   * Reads a part of the page from its beginning to its end.
   * @returns one line for each stop: text that flows on one line is one, as screen readers read it
   */
  async read(part: Locator = this.page.getByRole('main')): Promise<string> {
    const root = await part.elementHandle();
    const lines = await this.page.evaluate(readAll, { root, of: this.reader });
    return `${lines.join('\n')}\n`;
  }
}

async function readAll({
  root,
  of: { Reader },
}: {
  root: HTMLElement | SVGElement | null;
  of: OnPage;
}): Promise<string[]> {
  if (!root) return [];
  // Roles that screen readers don't say, or only on request. Tables are read by their rows.
  const silent =
    /^(?:main|form|status|paragraph|strong|emphasis|time|code|rowgroup|end)(?:$| of )|^(?:end|caption|cell|rowheader|columnheader),/;
  // Roles whose name is their own text or that of their label.
  const named = /^(?:link|button|heading|row|tab|radio|checkbox),/;
  const spoken = new Map<Node, string>();
  const isSpoken = (text: Text): boolean => {
    for (let node = text.parentNode; node && node !== root; node = node.parentNode) {
      const owner = node instanceof HTMLLabelElement ? node.control : node;
      if (owner && spoken.get(owner)?.includes(text.data.trim())) return true;
    }
    return false;
  };
  const blockOf = (text: Node): Element | null => {
    let element = text.parentElement;
    while (element && /^(?:inline|contents)/.test(getComputedStyle(element).display))
      element = element.parentElement;
    return element;
  };
  const lines: string[] = [];
  let last: { text: Text; block: Element | null } | undefined;
  const sayText = (phrase: string, text: Text) => {
    if (isSpoken(text)) return;
    const block = blockOf(text);
    if (last?.block === block) {
      // Spaces aren't spoken: one between two texts is in neither's phrase.
      const between = document.createRange();
      between.setStart(last.text, last.text.data.trimEnd().length);
      between.setEnd(text, text.data.length - text.data.trimStart().length);
      lines.push(`${lines.pop()}${between.toString() && ' '}${phrase}`);
    } else lines.push(phrase);
    last = { text, block };
  };
  const say = (phrase: string, node: Node) => {
    if (node instanceof Text) return sayText(phrase, node);
    if (silent.test(phrase)) return;
    if (named.test(phrase) || /^(?:SUMMARY|LEGEND)$/.test(node.nodeName)) spoken.set(node, phrase);
    // The group has already said its legend.
    if (node.nodeName === 'LEGEND') return;
    last = undefined;
    lines.push(phrase);
  };

  const reader = new Reader();
  await reader.start({ container: root });
  for (;;) {
    const { activeNode } = reader;
    const phrase = await reader.lastSpokenPhrase();
    if (!activeNode || (activeNode === root && phrase.startsWith('end of'))) break;
    say(phrase, activeNode);
    await reader.next();
  }
  await reader.stop();
  return lines;
}
