import { expect, type Page } from '@playwright/test';
import type { FaultKind } from '../../../scripts/mock/faults.ts';

type Ending =
  /** Late or oddly labelled, but whole: nothing is to be seen of it. */
  | 'as ever'
  /** What could not be read is said, or isn't needed. */
  | 'said'
  /** The same in the words of a maintenance. */
  | 'maintenance'
  /** No answer and a refused session are one: the session is over. */
  | 'login'
  /** No answer yet: the page waits. */
  | 'waiting'
  /** Read, but of another form than the contract's: whatever is shown, it is a page and no rubbish. */
  | 'a page';

const endings: Record<FaultKind, Ending> = {
  delay: 'as ever',
  delay_random: 'as ever',
  slow: 'as ever',
  unreached: 'login',
  no_response: 'login',
  hang: 'waiting',
  cut: 'login',
  stalled: 'waiting',
  html: 'said',
  empty: 'said',
  broken_json: 'said',
  null_body: 'said',
  wrong_shape: 'a page',
  wrong_type: 'as ever',
  unknown_code: 'said',
  status: 'said',
  server_error: 'said',
  bad_gateway: 'said',
  unavailable: 'maintenance',
  gateway_timeout: 'said',
  rate_limit: 'said',
  expired: 'login',
};

/** What a value that is not what it should be becomes when it is shown. */
const rubbish = /undefined|NaN|\[object |Invalid/;

const saidInPlace = /読み込めません|確認できません|表示できません|開けません/;

interface Expected {
  kind: FaultKind;
  /** What the screen says when nothing is wrong. */
  text: string;
  what: string;
}

/** Holds a page, on its way under a fault, to what the fault must look like. */
export async function expectRead(page: Page, { kind, text, what }: Expected): Promise<void> {
  const ending = endings[kind];
  await expect.poll(() => page.getByRole('heading').count(), { message: what }).toBeGreaterThan(0);
  if (ending === 'waiting') return expectNoRubbish(page, what);
  if (ending === 'login') {
    await page.waitForURL(/\/login\?redirect_uri=/).catch((error: unknown) => {
      throw new Error(`${what}: still at ${page.url()}`, { cause: error });
    });
    return;
  }
  // Not `waitForScreen`: a dialog hides the page's own heading from roles.
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  if (ending === 'a page') return expectNoRubbish(page, what);
  const state = () => stateOf(page, text);
  // What comes late may come section by section.
  if (ending === 'as ever') await expect.poll(state, { message: what }).toBe('as ever');
  else await expect.poll(state, { message: what }).not.toBe('on its way');
  const isDialog = (await state()) === 'dialog';
  if (ending === 'maintenance' && isDialog)
    await expect.poll(() => title(page), { message: what }).toBe('ただいまメンテナンス中です');
  if (ending === 'said' && isDialog)
    await expect.poll(() => title(page), { message: what }).toBe('読み込めませんでした');
  await expectNoRubbish(page, what);
}

const title = (page: Page) => page.getByRole('alertdialog').getByRole('heading').innerText();

/** The mock's clock runs on while a screen is walked: 10:40 時点. */
const timeless = (text: string) => text.replace(/\d{1,2}:\d{2}/g, '');

/** What stands on the page: as without a fault or less, a dialog or words that say the fault, or neither. */
async function stateOf(page: Page, given: string): Promise<string> {
  if ((await page.getByRole('alertdialog').count()) > 0) return 'dialog';
  const text = timeless(given);
  const now = timeless(await page.locator('main').innerText());
  if (now === text) return 'as ever';
  const before = new Set(text.split('\n'));
  // A screen that is closed anyway has such words of its own.
  const fresh = now.split('\n').filter((line) => !before.has(line));
  if (fresh.some((line) => saidInPlace.test(line))) return 'said';
  // A figure that only adds to the page is left out: what is there is as ever.
  return now.trim() !== '' && fresh.length === 0 ? 'less' : 'on its way';
}

/** Nothing that only a programmer would read, and no blank page. */
export async function expectNoRubbish(page: Page, what: string): Promise<void> {
  const text = async () => (await page.locator('body').innerText()).trim();
  // On the way from one page to the next there is none for a moment.
  await expect.poll(text, { message: what }).not.toBe('');
  await expect.poll(() => text(), { message: what }).not.toMatch(rubbish);
}
