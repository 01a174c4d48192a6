import { addresses, loggedInAddresses } from './addresses.ts';
import { cutHere } from './cutWords.ts';
import { eachAddress } from './eachAddress.ts';
import { expect, test } from './fixtures.ts';
import { leaving, leavingNarrow } from './leaving.ts';
import { phone } from './pages.ts';

const inside = loggedInAddresses();
const isMobile = (path: string) => path.startsWith('/mobile');

for (const [name, as, paths] of [
  ['before the login', undefined, addresses().filter((path) => !inside.includes(path))],
  ['of fibre', 'mizuno.keiko', inside.filter((path) => !isMobile(path))],
  ['of mobile', 'mizuno.keiko', inside.filter(isMobile)],
] as const) {
  test(
    `no word is cut at a line’s end, and nothing leaves the page, nor at 320 px with letters set wide: addresses ${name}`,
    { tag: ['@engines', '@long'] },
    async ({ app }) => {
      test.setTimeout(300_000);
      const page = await app.page({ ...(as && { as }), viewport: phone });
      const isChromium = page.context().browser()?.browserType().name() === 'chromium';
      const found: string[] = [];
      // Made narrow where it stands, since another visit takes ten times as long; the other engines hold to phones.
      await eachAddress(app, page, paths, async (path) => {
        const wrong = [...(await cutHere(page)), ...(await leaving(page))];
        if (isChromium) {
          wrong.push(...(await leavingNarrow(page)));
          await page.setViewportSize(phone);
        }
        found.push(...wrong.map((place) => `${path}: ${place}`));
      });
      expect(found).toEqual([]);
    },
  );
}
