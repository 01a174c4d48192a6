import { loggedInAddresses } from './addresses.ts';
import { eachAddress } from './eachAddress.ts';
import { expect, test } from './fixtures.ts';
import { leavingNarrow, narrow } from './leaving.ts';

const isMobile = (path: string) => path.startsWith('/mobile');

// What mizuno.keiko sees at 320 px is looked at where her lines are (phrases.e2e.ts), in the same visits.
for (const [as, service] of [
  ['kanzaki.sakuranosuke', 'fibre'],
  ['kanzaki.sakuranosuke', 'mobile'],
  ['hamano.nagi', 'mobile'],
] as const) {
  test(`at 320 px nothing leaves a page of ${as}, ${service}, with letters set wide too`, async ({
    app,
  }) => {
    test.setTimeout(240_000);
    const page = await app.page({ as, viewport: narrow });
    const found: string[] = [];
    const paths = loggedInAddresses().filter((path) => isMobile(path) === (service === 'mobile'));
    await eachAddress(app, page, paths, async (path) => {
      found.push(...(await leavingNarrow(page)).map((what) => `${path}: ${what}`));
    });
    expect(found).toEqual([]);
  });
}
