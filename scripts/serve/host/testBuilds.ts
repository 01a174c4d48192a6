import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { BuildPlace } from '../../build/build.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** A build below a path of its origin, for tests; kept, as dist/ is. */
export const basedPlace: BuildPlace = {
  folder: path.join(root, '.cache/based'),
  base: '/mypage/',
};

/** Makes dist/ unless it is fresh. */
export const makeBuild = (): void => makeAt();

/** Makes the build below a path unless it is fresh. */
export const makeBasedBuild = (): void => makeAt(basedPlace);

/** In a process of its own: a test runner's mode would be that of the build. */
function makeAt(place?: BuildPlace): void {
  const code = `
    import { buildIfChanged } from './scripts/build/build.ts';
    await buildIfChanged(undefined, ${JSON.stringify(place)});
  `;
  execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    cwd: root,
    stdio: 'pipe',
  });
}
