import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { type Flow, press } from './flows/flow.ts';
import { packetGift } from './flows/packetGift.ts';
import { plan } from './flows/plan.ts';
import { quit } from './flows/quit.ts';
import { phone } from './pages.ts';

/**
 * Compares what a screen is to assistive technology (roles, names, states, values and their order) with the
 * file in `aria/`. A change of the look alone doesn't change it.
 * `npx playwright test aria --update-snapshots=all` makes the files again.
 */
const expectAria = (page: Page, name: string) =>
  expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });

/** The last press, and its receipt. */
async function sendOff(page: Page, flow: Flow): Promise<void> {
  await press(page, flow);
  await expect(page.getByRole('heading', { name: flow.done })).toBeVisible();
}

/** One screen of each kind, for the customer for whom it shows most. */
const screens = {
  login: { path: '/login' },
  'password-reset': { path: '/password_reset' },
  'top-overdue': { path: '/top', as: 'irie.fumi' },
  'top-mobile': { path: '/mobile/top/', as: 'kawase.ryo' },
  'bill-list': { path: '/billing', as: 'irie.fumi' },
  bill: { path: '/billing/202611', as: 'mitsushima.michiru' },
  'bill-mobile': { path: '/mobile/billing/202611', as: 'kawase.ryo' },
  traffic: { path: '/mobile/top/traffic', as: 'kawase.ryo' },
  contract: { path: '/contract', as: 'mitsushima.michiru' },
  'contract-mobile': { path: '/mobile/contract/', as: 'tokita.haru' },
  'contract-quitting': { path: '/contract', as: 'seto.midori' },
  options: { path: '/option', as: 'mitsushima.michiru' },
  'option-detail': { path: '/option/mesh_wifi', as: 'mitsushima.michiru' },
  'option-compare': { path: '/option/compare', as: 'irie.fumi' },
  campaigns: { path: '/campaign', as: 'mizuno.keiko' },
  progress: { path: '/progress', as: 'hayase.sho' },
  notifications: { path: '/mobile/notification_history', as: 'kawase.ryo' },
  'login-history': { path: '/login_history', as: 'irie.fumi' },
  'choose-service': { path: '/service/', as: 'mizuno.keiko' },
  'choose-sim': { path: '/mobile/top/packet_gift/', as: 'tokita.haru' },
  blocked: { path: '/mobile/top/packet_gift/', as: 'kawase.ryo' },
  payment: { path: '/payment', as: 'irie.fumi' },
  report: { path: '/contract/report', as: 'mizuno.keiko' },
  'not-found': { path: '/nowhere', as: 'irie.fumi' },
} as const;

for (const [name, screen] of Object.entries(screens)) {
  test(`${name} is to assistive technology what it was`, async ({ app }) => {
    const page = await app.visit(screen.path, {
      ...('as' in screen && { as: screen.as }),
      viewport: phone,
    });
    await expectAria(page, name);
  });
}

test('the parts around a screen: header, menu, footer', { tag: '@core' }, async ({ app }) => {
  const page = await app.visit('/mobile/top/', { as: 'kawase.ryo', viewport: phone });
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'banner.aria.yml' });
  await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot({ name: 'footer.aria.yml' });
  await page.getByRole('button', { name: 'メニュー' }).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot({ name: 'menu.aria.yml' });
});

test('what is said when a screen can’t be read', async ({ app }) => {
  const page = await app.visit('/billing', { as: 'irie.fumi', viewport: phone });
  app.mock.pins.set('getBilling', 'system_error');
  await page.reload();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toMatchAriaSnapshot({ name: 'failed-read.aria.yml' });
});

test('packet gift: entry, errors, review, receipt', async ({ app }) => {
  const page = await app.visit(packetGift.path, { as: packetGift.as, viewport: phone });
  await expectAria(page, 'packet-gift-entry');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByLabel('贈るデータ量')).toHaveAttribute('aria-invalid', 'true');
  await expectAria(page, 'packet-gift-errors');
  await packetGift.fill(page);
  await expectAria(page, 'packet-gift-review');
  await sendOff(page, packetGift);
  await expectAria(page, 'packet-gift-receipt');
});

test('plan change: entry, review, receipt', async ({ app }) => {
  const page = await app.visit(plan.path, { as: plan.as, viewport: phone });
  await expectAria(page, 'plan-entry');
  await plan.fill(page);
  await expectAria(page, 'plan-review');
  await sendOff(page, plan);
  await expectAria(page, 'plan-receipt');
});

test('cancellation of fibre: what ends, entry with errors, review, receipt', async ({ app }) => {
  const page = await app.visit(quit.path, { as: quit.as, viewport: phone });
  await expectAria(page, 'quit-what-ends');
  await page.getByRole('button', { name: '解約の入力へ進む' }).click();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectAria(page, 'quit-errors');
  await page.goto(app.url + quit.path);
  await quit.fill(page);
  await expectAria(page, 'quit-review');
  await sendOff(page, quit);
  await expectAria(page, 'quit-receipt');
});
