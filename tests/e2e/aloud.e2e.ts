import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { press } from './flows/flow.ts';
import { packetGift } from './flows/packetGift.ts';
import { plan } from './flows/plan.ts';
import { hold } from './hold.ts';
import { logIn } from './login.ts';
import { fillIn } from './packetGiftSteps.ts';
import { phone } from './pages.ts';
import { ScreenReader } from './screenReader.ts';
import { waitForScreen } from './waitForScreen.ts';

/** Codes and the end of a receipt number, which differ at each run. */
const made =
  /^(?:[0-9A-Z] ){3}[0-9A-Z](?:、(?:[0-9A-Z] ){3}[0-9A-Z])?$|^[0-9A-Z]{4}-[0-9A-Z]{4}$|(?<=^[A-Z]{2}-\d{4}-\d{2}-)\d{4}$/gm;

/**
 * Compares what a screen reader reads, in order, with the text file in `aloud/`, where a change can be read as
 * a customer would hear it. `npx playwright test aloud.e2e --update-snapshots=all` makes the files again.
 */
async function expectAloud(reader: ScreenReader, name: string): Promise<void> {
  const read = (await reader.read()).replace(made, (code) => code.replace(/[0-9A-Z]/g, '0'));
  expect(read).toMatchSnapshot(`${name}.txt`);
}

/** Checks that the heading of a step has the focus, and waits for its screen. */
async function expectArrival(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await waitForScreen(page);
}

test('login: nothing typed, then a wrong password, then in', { tag: '@core' }, async ({ app }) => {
  const page = await app.visit('/login', { viewport: phone });
  const reader = await ScreenReader.start(page);
  await expectAloud(reader, 'login');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page.getByLabel('お客さまID')).toBeFocused();
  await expectAloud(reader, 'login-missing');
  await logIn(page, 'irie.fumi', 'wrong');
  await expect
    .poll(() => reader.alerts())
    .toEqual([
      'お客さまIDまたはパスワードが違います 大文字と小文字の違いもお確かめください。続けて間違えると、しばらくログインできなくなります。 パスワードを再設定する',
    ]);
  await expectAloud(reader, 'login-refused');
  await logIn(page, 'irie.fumi');
  await page.waitForURL('**/top');
  await expect.poll(() => reader.said()).toContain('polite: ログインしました。');
});

test('a month’s bill that is late', async ({ app }) => {
  const page = await app.visit('/billing', { as: 'irie.fumi', viewport: phone });
  const reader = await ScreenReader.start(page);
  await expectAloud(reader, 'bill-list');
  await page
    .getByRole('link', { name: /2026年11月/ })
    .first()
    .click();
  await page.waitForURL('**/billing/2026*');
  await waitForScreen(page);
  await expectAloud(reader, 'bill');
});

test('packet gift: entry, errors, review, failure, receipt', async ({ app }) => {
  const page = await app.visit(packetGift.path, { as: packetGift.as, viewport: phone });
  const reader = await ScreenReader.start(page);
  await expectAloud(reader, 'packet-gift-entry');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect
    .poll(() => reader.alerts())
    .toEqual([
      '入力の誤りが2つあります 贈るデータ量：必須項目が未入力です 贈る相手：選択してください',
    ]);
  await expect(page.locator(':focus')).toHaveRole('alert');
  await expectAloud(reader, 'packet-gift-errors');
  await fillIn(page);
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expectArrival(page, 'データを贈る');
  await expectAloud(reader, 'packet-gift-review');
  app.mock.pins.set(packetGift.writes, 'system_error');
  await press(page, packetGift);
  await expect.poll(() => reader.alerts()).toHaveLength(2);
  await expectAloud(reader, 'packet-gift-failure');
  app.mock.pins.delete(packetGift.writes);
  await press(page, packetGift);
  await expectArrival(page, packetGift.done as string);
  await expectAloud(reader, 'packet-gift-receipt');
});

test('plan change: entry, review, receipt', async ({ app }) => {
  const page = await app.visit(plan.path, { as: 'kawase.ryo', viewport: phone });
  const reader = await ScreenReader.start(page);
  await expectAloud(reader, 'plan-entry');
  await page.getByLabel(/^NEO 20GB/).check();
  await page.getByLabel(/^5分かけ放題/).check();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expectArrival(page, 'プランの変更');
  await expectAloud(reader, 'plan-review');
  await press(page, plan);
  await expectArrival(page, plan.done as string);
  await expectAloud(reader, 'plan-receipt');
});

/** Sums that change on the page, and what the screen reader says after each change. */
const sums: {
  name: string;
  as: string;
  path: string;
  change: (page: Page) => Promise<void>;
  said: string;
}[] = [
  {
    name: 'plan',
    as: 'kawase.ryo',
    path: plan.path,
    change: (page) => page.getByLabel(/^NEO 20GB/).check(),
    said: '変更後の料金は、毎月4,158円です。いまより1,980円安くなります。',
  },
  {
    name: 'call option',
    as: 'tokita.haru',
    path: '/mobile/option/call_service',
    change: (page) => page.getByLabel(/^10分かけ放題/).check(),
    said: '変更後の料金は、毎月880円です。いまより880円高くなります。',
  },
  {
    name: 'estimate of calls',
    as: 'mizuno.keiko',
    path: '/mobile/option/call_service',
    change: async (page) => {
      await page.getByRole('tab', { name: '回数と長さで' }).click();
      await page.getByLabel('1回の長さ').fill('');
      await page.getByLabel('1回の長さ').pressSequentially('120', { delay: 100 });
    },
    said: '「かけ放題(無制限)」がいちばんお安く、1か月1,430円です。',
  },
  {
    name: 'data added',
    as: 'mizuno.keiko',
    path: '/mobile/top/charge',
    change: (page) => page.getByRole('radio', { name: /1\.0GB/ }).check(),
    said: '追加すると、データの残りは13.6GB、料金は550円です。',
  },
  {
    name: 'data advanced',
    as: 'mizuno.keiko',
    path: '/mobile/top/data_advance',
    change: async (page) => void (await page.getByLabel('前借りするデータ').selectOption('1.0GB')),
    said: '前借りすると、今月の残りは13.6GB、来月のデータは9.0GB、手数料は0円です。',
  },
  {
    name: 'options together',
    as: 'irie.fumi',
    path: '/option/together',
    change: async (page) => {
      await page.getByLabel('申し込む(音楽聴き放題)').check();
      await page.getByLabel('申し込む(パスワード管理)').check();
    },
    said: '選んだオプションは2件、合計で毎月1,408円です。',
  },
  {
    name: 'home phone',
    as: 'hayase.sho',
    path: '/option/voip',
    change: (page) => page.getByLabel('番号表示パック').check(),
    said: '毎月の料金の合計は、990円です。',
  },
  {
    name: 'pack of the home phone',
    as: 'mizuno.keiko',
    path: '/option/voip/change',
    change: (page) => page.getByLabel('転送パック').check(),
    said: '毎月の料金の合計は、1,210円です。',
  },
  {
    name: 'device paid at once',
    as: 'irie.fumi',
    path: '/option/watch_over/entry',
    change: (page) => page.getByLabel(/^一括払い/).check(),
    said: '一括払いでは、36か月の合計は28,824円です。',
  },
  {
    name: 'device',
    as: 'saegusa.minori',
    path: '/mobile/contract/device_entry',
    change: (page) => page.getByRole('radio', { name: /^みなもフォン 9(?! mini)/ }).check(),
    said: '手数料3,300円を含めて、合計は82,500円です。',
  },
];

for (const { name, as, path, change, said } of sums) {
  test(`a changed sum is said once, as a sentence: ${name}`, async ({ app }) => {
    const page = await app.visit(path, { as, viewport: phone });
    const reader = await ScreenReader.start(page);
    await change(page);
    await expect.poll(() => reader.said()).toEqual([`polite: ${said}`]);
  });
}

test('sending and done are said', async ({ app }) => {
  const page = await app.visit(packetGift.path, { as: packetGift.as, viewport: phone });
  await packetGift.fill(page);
  const reader = await ScreenReader.start(page);
  const { release } = await hold(page, '**/packet-gift-code');
  await press(page, packetGift);
  await expect
    .poll(() => reader.said())
    .toEqual(['polite: 送信していますこのままお待ちください。']);
  release();
  await expectArrival(page, packetGift.done as string);
  await expect.poll(() => reader.focused()).toContain(packetGift.done as string);
});
