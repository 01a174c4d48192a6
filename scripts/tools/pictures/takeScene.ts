import { failures } from '@/catalogue/failures.ts';
import type { Camera } from './camera.ts';
import type { Picture } from './picture.ts';
import type { Scene } from './scenes.ts';
import { walk } from './walk.ts';

/** Takes all pictures of one scene. */
export async function takeScene(camera: Camera, scene: Scene): Promise<Picture[]> {
  const { mock } = camera;
  // What the procedures before have written must not be in the pictures of this one.
  if (scene.walk) await camera.startOver();
  await mock.pin({});
  await mock.setFaults({});
  await camera.begin(scene.as);
  await mock.pin(scene.pins ?? {});
  await mock.setFaults(scene.faults ?? {});
  if (scene.isFailing) await openFailing(camera, scene.address);
  else await camera.open(scene.address);
  return scene.walk ? walk(camera, scene, scene.walk) : camera.take(scene);
}

/**
 * Opens an address with as many failing reads as still leave a page, on which each section reports its failure
 * in its place; with all reads failing when the page needs every one of them.
 */
async function openFailing({ page, mock, open }: Camera, address: string): Promise<void> {
  const reads = await mock.readsDuring(() => open(address));
  // Recognised by its heading: the dialog before it comes a moment later.
  const failed = page.locator('h1', { hasText: failures.system.title });
  /** @returns whether the page is drawn */
  const openWithout = async (failing: readonly string[]) => {
    // This fault, unlike that of a failing server, isn't retried, so the page doesn't wait.
    await mock.setFaults(Object.fromEntries(failing.map((read) => [read, { kind: 'html' }])));
    await open(address);
    return (await failed.count()) === 0;
  };
  if (await openWithout(reads)) return;
  const spared: string[] = [];
  for (const read of reads) if (await openWithout([read])) spared.push(read);
  if (!(await openWithout(spared.length > 0 ? spared : reads)))
    await page.getByRole('alertdialog').waitFor();
}
