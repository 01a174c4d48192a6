import type { Page } from '@playwright/test';
import type { App } from './app.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { callService } from './flows/callService.ts';
import { charge } from './flows/charge.ts';
import { type Flow, press } from './flows/flow.ts';
import { plan } from './flows/plan.ts';
import { phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

/** A review at one moment that is pressed at another, and what has changed between the two. */
interface Turn {
  flow: Flow;
  shown: string;
  pressed: string;
  changes: string[][];
  /** What the receipt says. */
  says: string;
}

const turns: Turn[] = [
  {
    flow: plan,
    shown: '2026-11-30T19:58:00+09:00',
    pressed: '2026-11-30T20:01:00+09:00',
    changes: [['変わる日', '2026年12月1日(火)', '2027年1月1日(金)']],
    says: '2027年1月1日(金)',
  },
  {
    flow: charge,
    shown: '2026-12-31T23:58:00+09:00',
    pressed: '2027-01-01T00:01:00+09:00',
    changes: [
      ['使える期限', '2027年3月31日(水)', '2027年4月30日(金)'],
      ['ご請求', '2027年1月のご請求', '2027年2月のご請求'],
    ],
    says: '2027年2月のご請求に加わります',
  },
  {
    flow: callService,
    shown: '2028-02-29T19:58:00+09:00',
    pressed: '2028-02-29T20:01:00+09:00',
    changes: [['変わる日', '2028年3月1日(水)', '2028年4月1日(土)']],
    says: '2028年4月1日(土)',
  },
];

async function toReview(app: App, { as, path, fill }: Flow, viewport = phone): Promise<Page> {
  const page = await app.visit(path, { as, viewport });
  await fill(page);
  await waitForScreen(page);
  return page;
}

/** What has changed stands in the alert: what it is, as it was confirmed, and as it is now. */
async function expectChanges(page: Page, changes: readonly string[][]) {
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('お確かめいただいた内容が変わりました');
  await expect(alert.getByRole('row')).toHaveCount(changes.length + 1);
  for (const [index, cells] of changes.entries()) {
    const row = alert.getByRole('row').nth(index + 1);
    await expect(row.getByRole('rowheader').or(row.getByRole('cell'))).toHaveText(cells);
  }
}

for (const { flow, shown, pressed, changes, says } of turns)
  test(`${flow.name} that is reviewed at ${shown} and pressed at ${pressed} is asked again`, async ({
    app,
  }) => {
    app.mock.clock.set(shown);
    const page = await toReview(app, flow);
    app.mock.clock.set(pressed);
    await press(page, flow);
    await expectChanges(page, changes);
    await expectAccessible(page);
    await press(page, { button: /^いまの内容で、/ });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(flow.done);
    await expect(page.getByRole('main')).toContainText(says);
    await app.mock.calls(flow.writes).reached(2);
  });
