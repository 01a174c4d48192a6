import { parseArgs } from 'node:util';
import { didYouMean } from './nearest.ts';

/** An option of a command; one without `value` is a switch. */
export interface Option {
  /** How its value is written in the help: `FILE`, `one | split`. */
  value?: string;
  /** Whether it may be given several times. */
  many?: true;
  does: string;
}

/** A command of package.json, as its help describes it. */
export interface Command<Options extends Record<string, Option> = Record<string, Option>> {
  /** As it is typed: `npm run docs`. */
  name: string;
  does: string;
  /** Arguments besides the options, by their name in the help; none are taken when absent. */
  words?: { name: string; does: string };
  options: Options;
}

/** What was typed: the value or values of an option, or whether a switch was there. */
export type Values<Options extends Record<string, Option>> = {
  [Name in keyof Options]: Options[Name] extends { many: true }
    ? string[] | undefined
    : Options[Name] extends { value: string }
      ? string | undefined
      : boolean;
};

export interface Typed<Options extends Record<string, Option>> {
  values: Values<Options>;
  words: string[];
}

/** A command line that can't be carried out; the message is one line that says what would be right. */
export class CommandLineError extends Error {}

/**
 * Takes a command line apart, by Node's own `parseArgs`.
 * @returns undefined when help is asked for
 * @throws CommandLineError for an option that isn't known, with those that are, and for one without its value
 */
export function parseCommandLine<Options extends Record<string, Option>>(
  command: Command<Options>,
  args: readonly string[],
): Typed<Options> | undefined {
  if (args.some((one) => one === '--help' || one === '-h')) return undefined;
  const options = Object.entries(command.options).map(([name, { value, many = false }]) => {
    const type = value === undefined ? ('boolean' as const) : ('string' as const);
    return [name, { type, multiple: many, ...(type === 'boolean' && { default: false }) }] as const;
  });
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: Object.fromEntries(options),
      allowPositionals: command.words !== undefined,
    });
    return { values: values as Values<Options>, words: positionals };
  } catch (error) {
    const { message } = error as Error;
    const unknown = /^Unknown option '(-[^']+)'/.exec(message)?.[1];
    throw new CommandLineError(
      unknown ? unknownOption(command, unknown) : `${command.name}: ${message.split('\n')[0]}`,
    );
  }
}

/**
 * Reads the command line of this process. `--help` prints the help and ends it; what is wrong is said in one
 * line, with exit code 2.
 */
export function commandLine<Options extends Record<string, Option>>(
  command: Command<Options>,
  args: readonly string[] = process.argv.slice(2),
): Typed<Options> {
  try {
    const typed = parseCommandLine(command, args);
    if (typed) return typed;
    console.log(helpOf(command));
    process.exit(0);
  } catch (error) {
    if (!(error instanceof CommandLineError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

/** The help of a command: what it does, and each option in a line. */
export function helpOf({ name, does, words, options }: Command): string {
  const rows = Object.entries(options).map(([option, { value, does: what }]) => [
    `--${option}${value === undefined ? '' : ` ${value}`}`,
    what,
  ]);
  rows.push(['--help', 'this text']);
  if (words) rows.unshift([words.name, words.does]);
  const width = Math.min(32, Math.max(...rows.map(([left = '']) => left.length)));
  const lines = rows.map(([left = '', right = '']) =>
    left.length > width
      ? `  ${left}\n  ${' '.repeat(width)}  ${right}`
      : `  ${left.padEnd(width)}  ${right}`,
  );
  const form = words ? `${name} ${name.includes(' -- ') ? '' : '-- '}${words.name}` : name;
  return `${form}: ${does}\n\n${lines.join('\n')}`;
}

function unknownOption({ name, options }: Command, option: string): string {
  const known = [...Object.keys(options).map((one) => `--${one}`), '--help'];
  return `${name} has no option ${option}; it has ${known.join(', ')}.${didYouMean(option, known)}`;
}
