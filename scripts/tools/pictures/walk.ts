import type { Locator, Page } from '@playwright/test';
import { type Flow, press } from '../../../tests/e2e/flows/flow.ts';
import { demoMoment } from '../../mock/clock.ts';
import type { Camera } from './camera.ts';
import type { Picture } from './picture.ts';
import type { Scene, Walk } from './scenes.ts';

type Take = (step: string, isPrinted?: boolean) => Promise<void>;

/** Goes through the procedure of a scene, which is at its first step, and takes a picture of each step. */
export async function walk(camera: Camera, scene: Scene, way: Walk): Promise<Picture[]> {
  const taken: Picture[] = [];
  const take: Take = async (step, isPrinted = false) => {
    await camera.rest();
    taken.push(...(await camera.take({ ...scene, isPrinted }, step)));
  };
  switch (way.to) {
    case 'done':
      await toDone(camera, way.flow, take);
      break;
    case 'longest':
      await withLongest(camera, way.flow, way.pins, take);
      break;
    case 'refused':
      await toRefusal(camera, way.flow, take);
      break;
    case 'nothing entered':
      await withNothingEntered(camera, take);
  }
  return taken;
}

/** Each step as it is left, and the receipt, on paper too. */
async function toDone({ page, mock }: Camera, flow: Flow, take: Take): Promise<void> {
  let count = 0;
  const takeStep = (isPrinted = false) =>
    take(`${(count += 1)}-${stepOf(page, flow.path)}`, isPrinted);
  await beforeEachPress(page, takeStep, () => flow.fill(page));
  await takeStep();
  // Such a procedure asks again and again for an outcome that the mock gives only after some seconds.
  if (flow.sends) await mock.startClock();
  await press(page, flow);
  const ending = flow.goesOn
    ? page.getByRole('main').getByText(flow.goesOn).first()
    : page.getByRole('heading', { name: flow.done });
  await ending.waitFor();
  if (flow.sends) await mock.stopClock(demoMoment);
  await takeStep(!flow.goesOn);
}

/** The last step, and the receipt if it comes: the chosen item may not be on offer in the longest examples. */
async function withLongest(
  { page, mock, rest }: Camera,
  flow: Flow,
  pins: Readonly<Record<string, string>>,
  take: Take,
): Promise<void> {
  await flow.fill(page);
  await mock.pin(pins);
  await page.reload();
  await rest();
  const last = stepOf(page, flow.path);
  await take(`last-${last}`);
  const button = page.getByRole('main').getByRole('button', { name: flow.button });
  if ((await button.count()) !== 1 || !(await button.isEnabled())) return;
  await press(page, flow);
  await rest();
  const next = stepOf(page, flow.path);
  if (next !== last) await take(`then-${next}`);
}

/** The last step with the server's refusal. */
async function toRefusal({ page }: Camera, flow: Flow, take: Take): Promise<void> {
  await flow.fill(page);
  await press(page, flow);
  await page.locator('[role="alert"], [role="alertdialog"]').first().waitFor();
  await take(`${stepOf(page, flow.path)}-refused`);
}

/** The first step with its mistakes, where it asks for anything. */
async function withNothingEntered({ page, rest }: Camera, take: Take): Promise<void> {
  const submit = page.locator('main form button[type="submit"]');
  // A page before the form, or a review as the first step, has nothing to leave empty.
  if ((await submit.count()) !== 1) return;
  await submit.click();
  await rest();
  const isRefused = (await page.locator('main [aria-invalid="true"]').count()) > 0;
  if (isRefused) await take('input-nothing-entered');
}

/** What a step is called in its address: `confirm`; `input` for the first. */
function stepOf(page: Page, first: string): string {
  const trimmed = (path: string) => path.replace(/\/$/, '');
  const { pathname } = new URL(page.url());
  if (trimmed(pathname) === trimmed(first)) return 'input';
  return trimmed(pathname).split('/').at(-1) ?? 'input';
}

/** Turning a calendar's month shows nothing new of a procedure. */
const isTurning = /月を表示する$/;

const waitedFor = new WeakMap<Page, () => Promise<void>>();

/**
 * Does something before each press of a page while it is walked. The tests' flows go on from step to
 * step by pressing, and know nothing of pictures.
 */
export async function beforeEachPress(
  page: Page,
  before: () => Promise<void>,
  walk: () => Promise<void>,
): Promise<void> {
  watchPresses(page);
  waitedFor.set(page, before);
  try {
    await walk();
  } finally {
    waitedFor.delete(page);
  }
}

/** Has the presses of all pages wait for what their page has in `waitedFor`. */
function watchPresses(page: Page): void {
  const prototype = Object.getPrototypeOf(page.locator('html')) as {
    click: (this: Locator, ...options: Parameters<Locator['click']>) => Promise<void>;
    isWatched?: true;
  };
  if (prototype.isWatched) return;
  prototype.isWatched = true;
  const { click } = prototype;
  prototype.click = async function (...options) {
    const before = waitedFor.get(this.page());
    if (before && !isTurning.test((await this.getAttribute('aria-label')) ?? '')) await before();
    return click.apply(this, options);
  };
}
