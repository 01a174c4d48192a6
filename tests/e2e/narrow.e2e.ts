import { loggedInAddresses } from './addresses.ts';
import { eachAddress } from './eachAddress.ts';
import { expect, test } from './fixtures.ts';
import { leavingNarrow, narrow } from './leaving.ts';

// What other customers see at 320 px is looked at where their lines are (phrases.e2e.ts, phrasesFound.e2e.ts).
test(
  'at 320 px nothing leaves a page of a line that is stopped, with letters set wide too',
  { tag: '@long' },
  async ({ app }) => {
    test.setTimeout(240_000);
    const page = await app.page({ as: 'hamano.nagi', viewport: narrow });
    const found: string[] = [];
    const paths = loggedInAddresses().filter((path) => path.startsWith('/mobile'));
    await eachAddress(app, page, paths, async (path) => {
      found.push(...(await leavingNarrow(page)).map((what) => `${path}: ${what}`));
    });
    expect(found).toEqual([]);
  },
);
