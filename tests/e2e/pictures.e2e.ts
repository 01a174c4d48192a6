import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { PNG } from 'pngjs';
import { Camera, type CameraOptions, widths } from '../../scripts/tools/pictures/camera.ts';
import { differenceOf } from '../../scripts/tools/pictures/difference.ts';
import { MockControl } from '../../scripts/tools/pictures/mockControl.ts';
import {
  type Picture,
  type Scheme,
  schemes as allSchemes,
} from '../../scripts/tools/pictures/picture.ts';
import { type Data, type Scene, scenesOf } from '../../scripts/tools/pictures/scenes.ts';
import { takeScene } from '../../scripts/tools/pictures/takeScene.ts';
import { addresses } from './addresses.ts';
import type { App } from './app.ts';
import { expect, test } from './fixtures.ts';
import { flows } from './flows/all.ts';

const light = ['light'] as const;

/** One of each kind of screen, and how many pictures it makes. */
const kinds: {
  kind: string;
  name: string;
  data: Data;
  schemes: readonly Scheme[];
  count: number;
}[] = [
  { kind: 'a form without a login', name: 'login', data: 'normal', schemes: light, count: 2 },
  { kind: 'a top', name: 'mobile_top', data: 'normal', schemes: allSchemes, count: 4 },
  { kind: 'a paper', name: 'billing_202611', data: 'normal', schemes: light, count: 3 },
  { kind: 'the longest data', name: 'mobile_payment', data: 'longest', schemes: light, count: 2 },
  { kind: 'failing sections', name: 'payment', data: 'error', schemes: light, count: 2 },
  {
    kind: 'a procedure',
    name: 'mobile_top_charge-steps',
    data: 'normal',
    schemes: light,
    count: 7,
  },
];

// With a seed the receipt numbers are the same each time. A trace would take every picture a second time.
test.use({ portalOptions: { seed: 1 }, trace: 'off' });

async function sittingOf(app: App, name: string, data: Data): Promise<Scene> {
  const longest = await new MockControl(app.url).operationsWith('longest');
  const all = scenesOf({ addresses: ['/login', ...addresses()], flows, longest });
  const found = all.find((scene) => scene.name === name && scene.data === data);
  if (!found) throw new Error(`There is no ${name} with ${data} data.`);
  return found;
}

/** Takes a scene with a new page and a mock that is reset. */
async function takeAnew(
  browser: Browser,
  app: App,
  scene: Scene,
  options: CameraOptions,
): Promise<(Picture & { png: Buffer })[]> {
  const camera = await Camera.open(browser, new MockControl(app.url), options);
  await camera.startOver();
  const pictures = await takeScene(camera, scene);
  await camera.close();
  return pictures.map((picture) => ({
    ...picture,
    png: readFileSync(path.join(options.out, picture.file)),
  }));
}

/** The share of a picture that has its most frequent colour. */
function shareOfPaper(png: PNG): number {
  const counts = new Map<number, number>();
  for (let at = 0; at < png.data.length; at += 4) {
    const colour = png.data.readUInt32BE(at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return Math.max(...counts.values()) / (png.width * png.height);
}

/** Checks that a picture is as wide as the window, so that nothing overflows, and isn't blank. */
function expectWhole({ file, size }: Picture, png: PNG): void {
  expect(png.width, file).toBe(size === 'print' ? 718 : Number(size));
  expect(shareOfPaper(png), file).toBeLessThan(0.985);
}

for (const { kind, name, data, schemes, count } of kinds) {
  test(`${kind}: the same pixels each time it is taken, and nothing beside the page`, async ({
    app,
    browser,
  }, info) => {
    const scene = await sittingOf(app, name, data);
    const options = { out: info.outputPath(), widths, schemes };
    const first = await takeAnew(browser, app, scene, options);
    expect(first).toHaveLength(count);
    for (const picture of first) expectWhole(picture, PNG.sync.read(picture.png));
    const second = await takeAnew(browser, app, scene, options);
    const changed = second.filter(({ file, png }) => {
      const before = first.find((picture) => picture.file === file);
      return !before || differenceOf(before.png, png);
    });
    expect(changed.map(({ file }) => file)).toEqual([]);
  });
}
