import type { Locator, Page } from '@playwright/test';
import { press } from '../../tests/e2e/drives/drive.ts';
import type { Camera, Picture } from './camera.ts';
import type { Sitting } from './sittings.ts';

/** What is done before a page's next press. */
const beforePress = new WeakMap<Page, (pressed: Locator) => Promise<void>>();

/** Turning a calendar's month shows nothing new of a procedure. */
const isTurning = /月を表示する$/;

/**
 * Has presses of a page wait for what `beforePress` does. The tests' drives go on from step to step by
 * pressing, and know nothing of pictures.
 */
function watchPresses(page: Page): void {
  const prototype = Object.getPrototypeOf(page.locator('html')) as {
    click: (this: Locator, ...options: Parameters<Locator['click']>) => Promise<void>;
    isWatched?: true;
  };
  if (prototype.isWatched) return;
  prototype.isWatched = true;
  const { click } = prototype;
  prototype.click = async function (...options) {
    await beforePress.get(this.page())?.(this);
    return click.apply(this, options);
  };
}

/** Walks the procedure of a sitting, which stands at its first step, and takes each step. */
export async function walk(camera: Camera, sitting: Sitting): Promise<Picture[]> {
  const { walk } = sitting;
  if (!walk) return [];
  const { drive, to } = walk;
  const { page } = camera;
  const taken: Picture[] = [];
  const take = async (step: string, isPrinted = false) => {
    await camera.rest();
    taken.push(...(await camera.take({ ...sitting, isPrinted }, step)));
  };
  if (to === 'nothing entered') {
    const submit = page.locator('main form button[type="submit"]');
    // A choice that comes before the form, or a review that stands at once, has nothing to leave out.
    if ((await submit.count()) !== 1) return [];
    await submit.click();
    await camera.rest();
    const isRefused = (await page.locator('main [aria-invalid="true"]').count()) > 0;
    if (isRefused) await take('input-nothing-entered');
    return taken;
  }
  let count = 0;
  const takeStep = () => take(`${(count += 1)}-${stepOf(page, drive.path)}`);
  if (to === 'done') {
    watchPresses(page);
    beforePress.set(page, async (pressed) => {
      if (isTurning.test((await pressed.getAttribute('aria-label')) ?? '')) return;
      await takeStep();
    });
  }
  try {
    await drive.fill(page);
  } finally {
    beforePress.delete(page);
  }
  if (to === 'done') await takeStep();
  await press(page, drive);
  if (to === 'refused') {
    await page.locator('[role="alert"], [role="alertdialog"]').first().waitFor();
    await take(`${stepOf(page, drive.path)}-refused`);
    return taken;
  }
  const ending = drive.goesOn
    ? page.getByRole('main').getByText(drive.goesOn).first()
    : page.getByRole('heading', { name: drive.done });
  await ending.waitFor();
  await take(`${count + 1}-${stepOf(page, drive.path)}`, sitting.isPrinted);
  return taken;
}

/** What a step is called in its address: `confirm`; `input` for the first. */
function stepOf(page: Page, first: string): string {
  const trimmed = (path: string) => path.replace(/\/$/, '');
  const { pathname } = new URL(page.url());
  if (trimmed(pathname) === trimmed(first)) return 'input';
  return trimmed(pathname).split('/').at(-1) ?? 'input';
}
