import type { Page } from '@playwright/test';
import type { FaultKind } from '../../../scripts/mock/faults.ts';
import type { App } from '../app.ts';
import { expect, test } from '../fixtures.ts';
import { flows } from '../flows/all.ts';
import { type Flow, press } from '../flows/flow.ts';
import { phone } from '../pages.ts';
import { waitForScreen } from '../waitForScreen.ts';
import { faultOf, pairs } from './part.ts';
import { expectNoRubbish } from './readEndings.ts';

type Ending =
  /** The receipt is shown. */
  | 'done'
  /** Nobody knows whether it took effect, and the page says so. */
  | 'unknown'
  /** It was not taken, and what was typed is still there. */
  | 'refused'
  /** The session is over. */
  | 'login'
  /** No answer yet: nothing more can be sent. */
  | 'waiting'
  /** It was taken, but the answer breaks the contract: the page must not say that it wasn't taken. */
  | 'a page';

const endings: Record<FaultKind, Ending> = {
  delay: 'done',
  delay_random: 'done',
  slow: 'done',
  unreached: 'unknown',
  no_response: 'unknown',
  hang: 'waiting',
  cut: 'unknown',
  stalled: 'waiting',
  html: 'unknown',
  empty: 'unknown',
  broken_json: 'unknown',
  null_body: 'unknown',
  wrong_shape: 'a page',
  wrong_type: 'done',
  unknown_codes: 'done',
  // The receipt says what the answer says.
  generated: 'a page',
  unknown_code: 'refused',
  status: 'refused',
  server_error: 'refused',
  bad_gateway: 'unknown',
  unavailable: 'refused',
  gateway_timeout: 'unknown',
  rate_limit: 'refused',
  expired: 'login',
};

/** The browser repeats a request whose connection, used before, breaks without an answer. */
const sentAgainByBrowser: readonly FaultKind[] = ['unreached', 'no_response'];

/** What the portal itself says on the console when it meets an answer that it can't use. */
const boundaries = /Error/;

/** A flow that asks again goes on asking while it can't read the state of what it has sent. */
const endingOf = (kind: FaultKind, { sends }: Flow): Ending =>
  kind === 'unknown_codes' && sends !== undefined ? 'a page' : endings[kind];

async function enter(app: App, flow: Flow): Promise<Page> {
  const page = await app.page({ as: flow.as, viewport: phone, allowConsole: boundaries });
  for (const [id, example] of Object.entries(flow.pins ?? {})) app.mock.pins.set(id, example);
  await page.goto(app.url + flow.path);
  await waitForScreen(page);
  await flow.fill(page);
  return page;
}

const main = async (page: Page) => (await page.locator('main').textContent()) ?? '';

/** What was typed is as it was, on the review or in its fields. */
async function expectKept(page: Page, { keeps, typed }: Flow): Promise<void> {
  for (const text of keeps) await expect.poll(() => main(page)).toContain(text);
  for (const [label, value] of Object.entries(typed ?? {}))
    // An alert hides the page from roles, not from labels.
    await expect(page.getByLabel(label, { exact: true }), label).toHaveValue(value);
}

async function expectEnding(page: Page, ending: Ending, flow: Flow): Promise<void> {
  switch (ending) {
    case 'done':
      if (flow.goesOn)
        await expect(page.getByRole('main').getByText(flow.goesOn).first()).toBeVisible();
      else await expect(page.getByRole('heading', { name: flow.done })).toBeVisible();
      return;
    case 'unknown':
      await expect(
        page
          .getByRole('main')
          .getByText(/確認できませんでした|わかりませんでした/)
          .first(),
      ).toBeVisible();
      return;
    case 'refused':
      // The option-change message is a dialog, which hides the page from roles.
      await expect(page.getByRole('alert').or(page.getByRole('alertdialog')).first()).toBeVisible();
      await expectKept(page, flow);
      return;
    case 'login':
      await page.waitForURL(/\/login\?redirect_uri=/);
      return;
    case 'waiting':
      await expectKept(page, flow);
      await page.keyboard.press('Enter');
      return;
    case 'a page':
      await expect
        .poll(() => main(page))
        .not.toMatch(/^$|まだ(送|贈|申し込|変更さ|解約さ)|受け付けられませんでした/);
  }
}

/** Whether an address is one of the options and campaigns of fibre, which have half of its procedures. */
export const isOption = (path: string): boolean => /^\/(option|campaign)/.test(path);

/**
 * Walks procedures under faults of their writes: the page says what became of the write, nothing typed is
 * lost, and nothing is sent twice.
 * @param isWalked takes the address of a procedure's first step
 */
export function walkWrites(isWalked: (path: string) => boolean): void {
  const walked = pairs(flows).filter(({ member }) => isWalked(member.path));

  for (const { member, member: flow, kind } of walked) {
    test(`${member.name}: ${kind}`, { tag: '@matrix' }, async ({ app }) => {
      const page = await enter(app, flow);
      const sent = app.callsFromNow(flow.writes);
      app.mock.faults.set(flow.writes, faultOf(kind));
      await press(page, flow);
      await expect.poll(() => sent().length).toBeGreaterThan(0);
      await expectEnding(page, endingOf(kind, flow), flow);
      await expectNoRubbish(page, kind);
      if (!sentAgainByBrowser.includes(kind))
        expect(sent().length, 'sent once').toBeLessThanOrEqual(flow.sends ?? 1);
    });
  }
}
