import { expect, type Page } from '@playwright/test';

/** How a customer walks one procedure, for its own test and for the fault matrix. */
export interface Flow {
  /** What is done, for the test's title: プランの変更. */
  name: string;
  /** Demo customer who can do it. */
  as: string;
  /** Address of its first step. */
  path: string;
  /** Named examples without which this customer could not do it, by operation. */
  pins?: Record<string, string>;
  /** The write that the last press sends. */
  writes: string;
  /** Most calls of that write for one press, where it sends several; 1 when absent. */
  sends?: number;
  /** Walks from the first step up to the last press, but doesn't press; the page is at `path`. */
  fill: (page: Page) => Promise<void>;
  /** Name of the button of the last press. */
  button: string | RegExp;
  /** What the receipt's heading says. */
  done: string | RegExp;
  /** What was typed or chosen and must still be on the review after a failure. */
  keeps: readonly string[];
  /** What the receipt says of it. */
  receipt?: readonly string[];
  /** Where there is no review: what its fields must still hold after a failure, by label. */
  typed?: Readonly<Record<string, string>>;
  /** What the page says when another company goes on and no receipt comes. */
  goesOn?: string;
}

/** Goes on to the review, which has a button of this name. */
export async function toReview(page: Page, button: string | RegExp, exact = false): Promise<void> {
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByRole('button', { name: button, exact })).toBeVisible();
}

/** The last press of a procedure, as a customer makes it who has not just sent the same. */
export async function press(page: Page, flow: Pick<Flow, 'button'>): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('minamo.recent_orders'));
  await pressAgain(page, flow);
}

/** The last press, without forgetting that the same may have been sent a moment ago. */
export const pressAgain = (page: Page, { button }: Pick<Flow, 'button'>): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: button }).click();

/** Chooses a day (`2026-12-31`) in a calendar, turning to its month. */
export async function chooseDay(page: Page, day: string): Promise<void> {
  const box = page.locator(`input[type="radio"][value="${day}"]`);
  await expect(page.getByRole('radiogroup', { name: /月\)$/ })).toBeVisible();
  for (let months = 0; (await box.count()) === 0; months++) {
    expect(months, `months looked through for ${day}`).toBeLessThan(12);
    await page
      .getByRole('button', { name: /月を表示する$/ })
      .last()
      .click();
  }
  await box.check();
}
