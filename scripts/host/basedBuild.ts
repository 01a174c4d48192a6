import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { BuildPlace } from '../build.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A build below a path of its origin, for tests; kept, since it takes half a minute. */
export const basedPlace: BuildPlace = {
  folder: path.join(root, '.cache/based'),
  base: '/mypage/',
};

/** Makes it unless it is there, in a process of its own: a test runner's mode would be that of the build. */
export function makeBasedBuild(): void {
  const code = `
    import { buildIfChanged } from './scripts/build.ts';
    await buildIfChanged(undefined, ${JSON.stringify(basedPlace)});
  `;
  execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    cwd: root,
    stdio: 'pipe',
  });
}
