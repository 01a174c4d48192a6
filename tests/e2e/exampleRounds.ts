import { expect, type Page } from '@playwright/test';
import type { App } from './app.ts';
import { examplesOf } from './examples.ts';
import { waitForScreen } from './waitForScreen.ts';

/** Operation → named example → what must be seen. */
export type Examples = Record<string, Record<string, readonly string[]>>;

/** Refusals that the error boundaries of a screen show, without words of its own. */
const common = ['bad_request', 'not_found'];

/** Fails when an example of an operation (except for `common`) has no row in the table, or a row no example. */
export async function expectEveryExample(app: App, table: Examples): Promise<void> {
  for (const [id, rows] of Object.entries(table)) {
    const names = await examplesOf(app, id);
    expect(Object.keys(rows).sort(), id).toEqual(names.filter((name) => !common.includes(name)));
  }
}

export interface Round {
  /** For the test's title. */
  name: string;
  pins: Record<string, string>;
  texts: string[];
}

/** Visits that show every example of all operations, one of each at a time, since their sections are separate. */
export function rounds(table: Examples): Round[] {
  const most = Math.max(...Object.values(table).map((rows) => Object.keys(rows).length));
  return Array.from({ length: most }, (_, index) => {
    const chosen = Object.entries(table).flatMap(([id, rows]) => {
      const row = Object.entries(rows)[index];
      return row ? [{ id, example: row[0], texts: row[1] }] : [];
    });
    return {
      name: chosen.map(({ id, example }) => `${id} ${example}`).join(', '),
      pins: Object.fromEntries(chosen.map(({ id, example }) => [id, example])),
      texts: chosen.flatMap(({ texts }) => [...texts]),
    };
  });
}

/** What the main part of a page says, without the places where browsers without phrases may end a line. */
export const mainText = async (page: Page): Promise<string> =>
  ((await page.getByRole('main').textContent()) ?? '').replaceAll('\u200b', '');

/** Waits until all words are in the main part of the page, and names those that aren't; `name` begins the message. */
export async function expectTexts(
  page: Page,
  texts: readonly string[],
  name?: string,
): Promise<void> {
  const missing = async () => {
    const text = await mainText(page);
    return texts.filter((expected) => !text.includes(expected));
  };
  // By default the second look comes after 100 ms and the third after 250 more, while the processor is idle.
  await expect.poll(missing, { message: name, intervals: [50] }).toEqual([]);
}

/** Loads the open screen with these examples, in the same page: a page of its own takes twice the time. */
export async function reopen(app: App, page: Page, pins: Record<string, string>): Promise<void> {
  app.mock.pins.clear();
  for (const [id, example] of Object.entries(pins)) app.mock.pins.set(id, example);
  await page.reload();
  await waitForScreen(page);
}

/** Loads the open screen with the examples of each round, and sees their words; a failure names its round. */
export async function expectRounds(
  app: App,
  page: Page,
  visits: readonly Round[],
  look?: () => Promise<void>,
): Promise<void> {
  for (const { name, pins, texts } of visits) {
    await reopen(app, page, pins);
    await expectTexts(page, texts, name);
    await look?.();
  }
}
