import { expect, type Page } from '@playwright/test';
import type { FaultKind } from '../../../scripts/mock/faults.ts';

type Ending =
  /** The answer is late or has an odd type, but is complete: the page shows nothing of the fault. */
  | 'as ever'
  /** The page says what could not be read, or doesn't need it. */
  | 'said'
  /** The same, with the words for a maintenance. */
  | 'maintenance'
  /** The session is over, after a refused session or no answer. */
  | 'login'
  /** No answer yet: the page waits. */
  | 'waiting'
  /** The answer breaks the contract: whatever the page shows, it isn't blank and has no rubbish. */
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
  unknown_codes: 'a page',
  generated: 'a page',
  unknown_code: 'said',
  status: 'said',
  server_error: 'said',
  bad_gateway: 'said',
  unavailable: 'maintenance',
  gateway_timeout: 'said',
  rate_limit: 'said',
  expired: 'login',
};

/** What wrong values look like when they are shown. */
const rubbish = /undefined|NaN|\[object |Invalid/;

const saidInPlace = /読み込めません|確認できません|表示できません|開けません/;

interface Expected {
  kind: FaultKind;
  /** What the screen says when nothing is wrong. */
  text: string;
  what: string;
}

/** Checks that a page that loads under a fault ends as this kind of fault must end. */
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
  // Late sections may come one by one.
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

/** What the page shows: the same as without a fault or less, a dialog or words about the fault, or neither. */
async function stateOf(page: Page, given: string): Promise<string> {
  if ((await page.getByRole('alertdialog').count()) > 0) return 'dialog';
  const text = timeless(given);
  const now = timeless(await page.locator('main').innerText());
  if (now === text) return 'as ever';
  const before = new Set(text.split('\n'));
  // Only new lines count, since some screens have such words without a fault.
  const fresh = now.split('\n').filter((line) => !before.has(line));
  if (fresh.some((line) => saidInPlace.test(line))) return 'said';
  // A screen may leave out a figure that it can do without; the rest is then the same.
  return now.trim() !== '' && fresh.length === 0 ? 'less' : 'on its way';
}

/** Nothing that only a programmer would read, and no blank page. */
export async function expectNoRubbish(page: Page, what: string): Promise<void> {
  const text = async () => (await page.locator('body').innerText()).trim();
  // Between two pages the body is blank for a moment.
  await expect.poll(text, { message: what }).not.toBe('');
  await expect.poll(() => text(), { message: what }).not.toMatch(rubbish);
}
