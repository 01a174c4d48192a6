import { commandLine, CommandLineError } from '../commandLine.ts';
import { widths } from './camera.ts';
import { schemes } from './picture.ts';
import { kindsOfData } from './scenes.ts';
import type { Wanted } from './selection.ts';

const command = {
  name: 'npm run pictures',
  does: 'pictures of every screen and step; what differs from earlier ones, side by side',
  words: { name: '[WORD …]', does: 'only what has one of them in its name: billing, steps' },
  options: {
    out: { value: 'DIR', does: 'where the pictures go, or are (.cache/pictures)' },
    compare: { value: 'DIR', does: 'compares the pictures of DIR (before) with those of --out' },
    made: { does: 'makes none: compares those that are in --out already' },
    commit: { value: 'REV', does: 'makes those of a commit, in a worktree of its own' },
    data: { value: 'KIND', many: true, does: `${kindsOfData.join(', ')}, alone` },
    width: { value: 'PX', many: true, does: `${widths.join(', ')}, alone` },
    scheme: { value: 'NAME', many: true, does: `${schemes.join(', ')}, alone` },
    workers: { value: 'NUMBER', does: 'how many pages at a time (2)' },
  },
} as const;

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
 * @throws CommandLineError that says what is wrong and what is known
 */
export function optionsOf(args: string[]): Options {
  const { values, words } = commandLine(command, args);
  return {
    out: values.out ?? '.cache/pictures',
    compare: values.compare,
    isMade: values.made,
    commit: values.commit,
    data: chosen('data', kindsOfData, values.data),
    widths: chosen('width', widths.map(String), values.width).map(Number),
    schemes: chosen('scheme', schemes, values.scheme),
    workers: Number(chosen('workers', ['1', '2', '3', '4', '6', '8'], [values.workers ?? '2'])[0]),
    nameParts: words,
  };
}

function chosen<Value extends string>(
  name: string,
  known: readonly Value[],
  wanted: readonly string[] = known,
): Value[] {
  const unknown = wanted.find((one) => !known.some((value) => value === one));
  if (unknown !== undefined)
    throw new CommandLineError(`--${name} ${unknown} is none of ${known.join(', ')}.`);
  return known.filter((value) => wanted.includes(value));
}
