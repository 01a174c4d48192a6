import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ViteDevServer } from 'vite';
import type { Edited, Mock } from '../mock/mock.ts';
import { inBatches } from './inBatches.ts';

/** What is taken of the modules that are loaded. */
interface Loaded {
  handle: Edited['handle'];
  demoCustomers: Edited['customers'];
}

/** Served from the disk at each request, or no part of a mock that runs. */
const needsNothing = /\.test\.ts$|[\\/](page|assets|walk)[\\/]/;

/** A mistake in one line with its file and line, whether the parser found it or the module threw. */
function reasonOf({ message, stack = '' }: Error): string {
  const text = stripVTControlCharacters(message);
  const parsed = /\[\w+\] (.+)[^]*?\[ (\S+:\d+:\d+) \]/.exec(text);
  if (parsed) return `${parsed[2]} ${parsed[1]}`;
  const place = /\((\/.+:\d+:\d+)\)/.exec(stack)?.[1];
  const [first = ''] = text.split('\n');
  return place === undefined ? first : `${path.relative('.', place)} ${first}`;
}

/**
 * Follows edits of the mock: loads its handlers, customers and scenes anew, in which logins and what they wrote
 * stay. When there is a mistake, the last good ones stay in use.
 * @param folder of the mock, absolute
 * @param tell called after each, so that an open page can read again, or show what is broken
 * @returns to be called with the absolute path of each edited file; edits at the same time are handled in one
 *   go, and one go waits for the one before
 */
export function handlerFollower(
  mock: Pick<Mock, 'reload' | 'problems'>,
  vite: ViteDevServer,
  folder: string,
  tell: () => void,
): (file: string) => Promise<void> {
  const load = async (file: string) =>
    (await vite.ssrLoadModule(`/@fs/${path.join(folder, file).replace(/^\//, '')}`)) as Loaded;
  const follow = async (files: readonly string[]) => {
    const started = performance.now();
    const graph = vite.environments.ssr.moduleGraph;
    for (const file of files) graph.onFileChange(file);
    try {
      const { handle } = await load('dispatch.ts');
      const { demoCustomers } = await load('customers/demoCustomers.ts');
      await mock.reload({ handle, customers: demoCustomers });
      mock.problems.delete('handlers');
      const took = Math.round(performance.now() - started);
      console.log(`Handlers reloaded in ${took} ms.`);
      const isTaken = (file: string) =>
        file.endsWith('.json') || graph.getModulesByFile(file)?.size;
      for (const file of files.filter((one) => !isTaken(one)))
        console.log(`${path.relative('.', file)} takes effect at the next npm run dev.`);
    } catch (error) {
      const reason = reasonOf(error as Error);
      mock.problems.set('handlers', reason);
      console.error(reason);
      console.error('A handler has a mistake; the last good ones go on serving.');
    }
    tell();
  };

  const handOn = inBatches(follow);
  return async (file) => {
    if (/\.(ts|json)$/.test(file) && !needsNothing.test(file)) await handOn(file);
  };
}
