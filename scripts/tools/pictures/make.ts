import { mkdirSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { flows } from '../../../tests/e2e/flows/all.ts';
import { browserFlags, ensureBrowser } from '../../test/browser.ts';
import { addressesOf } from './addresses.ts';
import { Camera } from './camera.ts';
import type { Collection, Missing } from './collection.ts';
import type { Options } from './options.ts';
import type { Picture } from './picture.ts';
import { PortalProcess } from './portalProcess.ts';
import { type Scene, scenesOf } from './scenes.ts';
import { isSittingWanted } from './selection.ts';
import { takeScene } from './takeScene.ts';
import { commitOf } from './tree.ts';

/** Draw without regard to the screen at hand, so that the pixels are the same on any machine. */
const steadyFlags = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/**
 * Makes the pictures of a tree's portal.
 * @param tree folder of the repository at the commit that is asked for, with node_modules
 */
export async function makePictures(tree: string, options: Options): Promise<Collection> {
  mkdirSync(options.out, { recursive: true });
  const first = await PortalProcess.start(tree);
  const more = Array.from({ length: options.workers - 1 }, () => PortalProcess.start(tree));
  const portals = [first, ...(await Promise.all(more))];
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserFlags, ...steadyFlags],
  });
  try {
    const scenes = scenesOf({
      addresses: await addressesOf(tree),
      flows,
      longest: await first.mock.operationsWith('longest'),
    }).filter((scene) => isSittingWanted(scene, options));
    const { pictures, missing } = await takeAll(browser, portals, scenes, options);
    const commit = commitOf(tree);
    return { pictures: pictures.map((one) => ({ ...one, commit })), missing };
  } finally {
    await browser.close();
    await Promise.all(portals.map((portal) => portal.close()));
  }
}

async function takeAll(
  browser: Browser,
  portals: readonly PortalProcess[],
  scenes: readonly Scene[],
  options: Options,
): Promise<{ pictures: Picture[]; missing: Missing[] }> {
  const waiting = [...scenes];
  const pictures: Picture[] = [];
  const missing: Missing[] = [];
  const work = async (portal: PortalProcess) => {
    const camera = await Camera.open(browser, portal.mock, options);
    await camera.startOver();
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        pictures.push(...(await takeScene(camera, next)));
      } catch (error) {
        const why = String(error).split('\n')[0] ?? '';
        missing.push({ scene: next.name, data: next.data, why });
      }
      if (process.stdout.isTTY)
        process.stdout.write(`\r${scenes.length - waiting.length} of ${scenes.length} `);
    }
    await camera.close();
  };
  await Promise.all(portals.map(work));
  return { pictures, missing };
}
