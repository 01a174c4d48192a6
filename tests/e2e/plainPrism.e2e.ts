import { expect, test } from '@playwright/test';
import { dist } from '../../scripts/build/build.ts';
import { startOnPrism } from '../../scripts/serve/plainPrism.ts';
import { staticHandler } from '../../scripts/serve/static.ts';
import { addressesOf } from './addresses.ts';
import { eachAddress } from './eachAddress.ts';
import { logIn } from './login.ts';
import { Pages, phone } from './pages.ts';

/** Titles of what replaces a screen, and of the dialog of a failed read. */
const failed = /(読み込めませんでした|画面を表示できません|見つかりません)/;

test('plain Prism carries the whole portal: a login, and every address', async ({ browser }) => {
  const portal = await startOnPrism({ port: 0 }, () => ({ serve: staticHandler(dist) }));
  const pages = new Pages(browser, portal.url);
  try {
    const page = await pages.take({ viewport: phone, own: true });
    await page.goto(`${portal.url}/login`);
    await logIn(page, 'mizuno.keiko');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('ログイン');
    const broken: string[] = [];
    await eachAddress({ url: portal.url }, page, addressesOf('mizuno.keiko'), async (path) => {
      const titles = page.locator('h1, [role="alertdialog"] h2');
      for (const title of await titles.allTextContents())
        if (failed.test(title)) broken.push(`${path}: ${title}`);
    });
    expect(broken).toEqual([]);
    const said = await pages.leave();
    expect(said, 'The console stays clean').toEqual([]);
  } finally {
    await pages.close();
    await portal.close();
  }
});
