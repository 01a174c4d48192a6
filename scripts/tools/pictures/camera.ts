import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { desktop, phone } from '../../../tests/e2e/pages.ts';
import { demoMoment } from '../../mock/clock.ts';
import type { MockControl } from './mockControl.ts';
import type { Picture, Scheme } from './picture.ts';
import type { Scene } from './scenes.ts';
import type { Wanted } from './selection.ts';
import { CallsUnderWay, drawn, still } from './waitUntilStill.ts';

export const widths = [phone.width, desktop.width] as const;

/** A sheet of A4 without its margins, at 96 dots an inch. */
const sheet = { width: 718, height: 1047 };

export interface CameraOptions extends Pick<Wanted, 'widths' | 'schemes'> {
  /** Folder of the files. */
  out: string;
}

/** What a page stores of a customer's login. */
type Stored = Record<string, string>;

/**
 * A page on which nothing is left to chance: its clock shows the time of the mock's, its random numbers
 * are the same each time, nothing moves or blinks, and nothing is fetched ahead.
 */
export class Camera {
  private readonly logins = new Map<string, Stored>();

  private constructor(
    readonly page: Page,
    readonly mock: MockControl,
    private readonly calls: CallsUnderWay,
    private readonly options: CameraOptions,
  ) {}

  static async open(browser: Browser, mock: MockControl, options: CameraOptions): Promise<Camera> {
    const context = await browser.newContext({
      viewport: phone,
      locale: 'ja-JP',
      timezoneId: 'Asia/Tokyo',
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    context.setDefaultTimeout(15_000);
    await context.clock.setFixedTime(demoMoment);
    // Functions that tsx has compiled call this helper, so it must not be compiled by tsx itself.
    await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    await context.addInitScript(leaveNothingToChance);
    const page = await context.newPage();
    return new Camera(page, mock, new CallsUnderWay(page), options);
  }

  /** Begins a scene: a customer who has just logged in, or nobody, and an empty page. */
  async begin(as: string | undefined): Promise<void> {
    await this.page.setViewportSize(phone);
    await this.page.emulateMedia({ media: null, colorScheme: 'light' });
    await this.leave();
    if (as) await this.enter(this.logins.get(as) ?? (await this.logIn(as)));
  }

  /** Resets the mock, since what was written would show in the pictures after it. */
  async startOver(): Promise<void> {
    this.logins.clear();
    await this.mock.begin(demoMoment);
  }

  /** Opens an address and waits until nothing changes on it any more. */
  readonly open = async (address: string): Promise<void> => {
    await this.page.goto(this.mock.url + address);
    await this.rest();
    // On a busy machine a banner may come late, and then lies over the page; the next load knows it from the start.
    if (await this.page.evaluate(hasLateBanner)) {
      await this.page.reload();
      await this.rest();
    }
  };

  /** Waits until nothing changes any more. */
  readonly rest = (): Promise<void> => still(this.page, this.calls);

  /**
   * Takes the page as it is, in each width and each scheme.
   * @param step what of the scene it is; the address itself when absent
   */
  async take(
    { name: scene, data, isPrinted }: Pick<Scene, 'name' | 'data' | 'isPrinted'>,
    step = '',
  ): Promise<Picture[]> {
    const { page, options } = this;
    const taken: Picture[] = [];
    const address = page.url().slice(this.mock.url.length);
    const shoot = async (size: string, scheme: Scheme) => {
      await drawn(page);
      const file = `${[scene, ...(step ? [step] : []), data, size, scheme].join('.')}.png`;
      const png = await page.screenshot({ fullPage: true, animations: 'disabled', scale: 'css' });
      await writeFile(path.join(options.out, file), png);
      taken.push({ file, scene, step, address, data, size, scheme });
    };
    await page.mouse.move(0, 0);
    await page.evaluate(() => scrollTo(0, 0));
    for (const size of [phone, desktop].filter(({ width }) => options.widths.includes(width))) {
      await page.setViewportSize(size);
      for (const colorScheme of options.schemes) {
        await page.emulateMedia({ colorScheme });
        await shoot(String(size.width), colorScheme);
      }
    }
    if (isPrinted && options.schemes.includes('light')) {
      await page.setViewportSize(sheet);
      await page.emulateMedia({ media: 'print', colorScheme: 'light' });
      await shoot('print', 'light');
    }
    await page.setViewportSize(phone);
    await page.emulateMedia({ media: null, colorScheme: 'light' });
    await drawn(page);
    return taken;
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  /** Leaves the portal with nothing stored, at an address of it that shows nothing. */
  private async leave(): Promise<void> {
    await this.page.goto(`${this.mock.url}/icon.svg`);
    this.calls.forget();
    await this.page.context().clearCookies();
    await this.page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
  }

  private async enter(stored: Stored): Promise<void> {
    await this.page.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
    }, stored);
  }

  /** Logs in by the page, which works with any commit, and leaves the portal again. */
  private async logIn(id: string): Promise<Stored> {
    const { page } = this;
    await page.goto(`${this.mock.url}/login`);
    await page.locator('input[autocomplete="username"]').fill(id);
    await page.locator('input[type="password"]').fill('minamo-demo');
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname }) => pathname !== '/login');
    await this.rest();
    const stored = await page.evaluate(() => ({ ...sessionStorage }));
    await this.leave();
    this.logins.set(id, stored);
    return stored;
  }
}

function hasLateBanner(): boolean {
  const banners = document.querySelector('[aria-label="大切なお知らせ"]')?.parentElement;
  return banners ? getComputedStyle(banners).position === 'sticky' : false;
}

function leaveNothingToChance(): void {
  // Who saves data gets nothing fetched ahead.
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  // mulberry32
  let seed = 1;
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
