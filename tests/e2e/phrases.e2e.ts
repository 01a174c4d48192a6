import { loggedInAddresses } from './addresses.ts';
import { cutOn } from './cutWords.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './pages.ts';

test('no word is cut at a line’s end', async ({ app }) => {
  test.slow();
  const page = await app.page({ as: 'mizuno.keiko', viewport: phone });
  const cut = await cutOn(page, app, loggedInAddresses());
  expect(cut).toEqual([]);
});
