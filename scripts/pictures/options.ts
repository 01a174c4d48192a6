import { parseArgs } from 'node:util';
import { widths } from './camera.ts';
import { schemes } from './picture.ts';
import { kindsOfData } from './scenes.ts';
import type { Wanted } from './selection.ts';

const usage = `npm run pictures -- [--out DIR] [--compare DIR] [WORD …]
  --out DIR        where the pictures go, or are: .cache/pictures when absent
  --compare DIR    compares the pictures of DIR (before) with those of --out (after)
  --made           makes none: compares those that are in --out already
  --commit REV     makes those of a commit, in a worktree of its own
  --data KIND      normal, longest or error alone     --width 375, --scheme dark: likewise
  --workers 2      how many pages at a time
  WORD             only what has one of the words in its name: billing, mobile_top, -steps`;

export interface Options extends Wanted {
  out: string;
  compare: string | undefined;
  /** Whether the pictures are there already. */
  isMade: boolean;
  commit: string | undefined;
  workers: number;
}

/**
 * Reads the command line of `npm run pictures`.
 * @throws Error that says what is wrong and what is known
 */
export function optionsOf(args: string[]): Options {
  const { values, positionals } = parsed(args);
  return {
    out: values.out ?? '.cache/pictures',
    compare: values.compare,
    isMade: values.made ?? false,
    commit: values.commit,
    data: chosen('data', kindsOfData, values.data),
    widths: chosen('width', widths.map(String), values.width).map(Number),
    schemes: chosen('scheme', schemes, values.scheme),
    workers: Number(chosen('workers', ['1', '2', '3', '4', '6', '8'], [values.workers ?? '2'])[0]),
    nameParts: positionals,
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        compare: { type: 'string' },
        made: { type: 'boolean' },
        commit: { type: 'string' },
        data: { type: 'string', multiple: true },
        width: { type: 'string', multiple: true },
        scheme: { type: 'string', multiple: true },
        workers: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message.split('\n')[0] ?? ''}\n${usage}`);
  }
}

function chosen<Value extends string>(
  name: string,
  known: readonly Value[],
  wanted: readonly string[] = known,
): Value[] {
  const unknown = wanted.find((one) => !known.some((value) => value === one));
  if (unknown !== undefined)
    throw new Error(`--${name} ${unknown} is none of ${known.join(', ')}.\n${usage}`);
  return known.filter((value) => wanted.includes(value));
}
