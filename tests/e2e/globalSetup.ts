import { buildIfChanged } from '../../scripts/build.ts';
import { ensureBrowser } from '../../scripts/browser.ts';

/** The tests walk the production build: it is made once, before the first of them. */
export default async function setup(): Promise<void> {
  process.env['CHROME_PATH'] ??= ensureBrowser();
  await buildIfChanged();
}
