import type { Page } from '@playwright/test';
import { readFlows } from '../../scripts/contract/flows/flows.ts';
import { unkept } from '../../scripts/contract/flows/portal.ts';
import type { Entry, ShownExchange } from '../../scripts/mock/exchange.ts';
import { terms } from '../../scripts/mock/operations/terms.ts';
import { beforeEachPress } from '../../scripts/tools/pictures/walk.ts';
import type { App } from './app.ts';
import { cutHere } from './cutWords.ts';
import { expectTexts } from './exampleRounds.ts';
import { expectAccessible, expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { flows } from './flows/all.ts';
import { press } from './flows/flow.ts';
import { phone } from './pages.ts';
import { standings, translate, translations } from './translator.ts';
import { waitForScreen } from './waitForScreen.ts';

/** Procedures whose order may confirm something, but whose review names no day, price or count. */
const promiseNothing = new Set([
  'でんきセット割の解約',
  'ホームでんわ ライトの解約',
  'モバイルの解約の取り消し',
  '端末補償のIMEIの変更',
]);

const described = await readFlows();

/** Procedures of different kinds: of a SIM and of fibre, with a day, a price, secrets, an address, and leaving. */
const core = new Set([
  'データを贈る',
  'プランの変更',
  'eSIMの発行',
  'リモートサポートのお申し込み',
  '光の解約',
  'お届けの日時の変更',
  'お名前の変更',
  'クレジットカードの登録(光)',
]);

for (const flow of flows) {
  const title = `${flow.name} (${flow.path}): each step is accessible, cuts no word and survives translation, and the receipt comes and stays`;

  test(title, core.has(flow.name) ? { tag: '@core' } : {}, async ({ app }) => {
    for (const [id, example] of Object.entries(flow.pins ?? {})) app.mock.pins.set(id, example);
    const called = app.callsFromNow();
    const page = await app.visit(flow.path, { as: flow.as, viewport: phone });
    await translate(page);
    const examined = new Set<string>();
    const look = async () => {
      // A card is typed in a document of its own.
      await translate(page);
      for (const [held, shown] of await standings(page))
        expect(shown, 'What is shown is what React holds').toBe(held);
      const step = await page.locator('h1').first().innerText();
      if (examined.has(step + page.url())) return;
      examined.add(step + page.url());
      await expectNoSidewaysScroll(page);
      await expect
        .poll(() => cutHere(page), 'No line ends within a word, a day or an amount')
        .toEqual([]);
      await expectAccessible(page);
    };
    await beforeEachPress(page, look, () => flow.fill(page));
    await look();
    await expectTexts(page, flow.typed ? [] : flow.keeps);
    await expectVerbatim(page);
    const sent = app.callsFromNow(flow.writes);
    await press(page, flow);
    if (flow.goesOn) {
      await expect(page.getByRole('main').getByText(flow.goesOn).first()).toBeVisible();
      return;
    }
    await expect(page.getByRole('heading', { name: flow.done })).toBeVisible();
    const ids = called().flatMap(({ operationId }) => operationId ?? []);
    expect(unkept(described, flow.writes, ids), 'The calls of openapi/flows come first').toEqual(
      [],
    );
    expect(sent().length).toBeGreaterThan(0);
    if (flow.writes in terms)
      for (const write of sent())
        expect((await confirmedBy(app, write)).length > 0).toBe(!promiseNothing.has(flow.name));
    await waitForScreen(page);
    await expectTexts(page, flow.receipt ?? []);
    await look();
    // It stays a receipt where nothing can be read.
    app.mock.faults.set('reads', { kind: 'unavailable' });
    await page.reload();
    await expect(page.getByRole('heading', { name: flow.done })).toBeVisible();
  });
}

/** What a translator would spoil stays as it is: names, and texts that are a phone number, a receipt number, a code or an address. */
async function expectVerbatim(page: Page): Promise<void> {
  const { last_name, first_name } = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('minamo.customer') ?? '{}') as Record<string, string>,
  );
  const spoilt = [
    new RegExp(`${last_name} ?${first_name}`),
    /^\d{2,4}-\d{2,4}-\d{4}$/,
    /^[A-Z]{2}-\d{4}-\d{2}-\d{4}$/,
    /^[0-9A-Z]{4}-[0-9A-Z]{4}$/,
    /^\d{11,}$/,
    /^\S+@\S+$/,
  ];
  const translated = await translations(page);
  expect(translated.length).toBeGreaterThan(20);
  expect(translated.filter((text) => spoilt.some((one) => one.test(text)))).toEqual([]);
}

/** The names of what a write says that the customer confirmed. */
async function confirmedBy(app: App, { id }: Entry): Promise<string[]> {
  const response = await fetch(`${app.url}/__mock/request?id=${id}`);
  const { request } = (await response.json()) as ShownExchange;
  const { confirmed = {} } = JSON.parse(request.body) as { confirmed?: object };
  return Object.keys(confirmed);
}
