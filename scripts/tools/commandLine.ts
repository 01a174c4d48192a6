import { parseArgs } from 'node:util';
import { didYouMean } from './nearest.ts';

/** An option of a command; one without `value` is a switch. */
export interface Option {
  /** How its value is written in the help: `FILE`, `one | split`. */
  value?: string;
  /** Whether it may stand several times. */
  many?: true;
  does: string;
}

/** A command of package.json, as its help tells it. */
export interface Command<Options extends Record<string, Option> = Record<string, Option>> {
  /** As it is typed: `npm run docs`. */
  name: string;
  does: string;
  /** What stands beside the options, by its name in the help; none may when absent. */
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
 * Takes a command line apart.
 * @returns undefined when help is asked for
 * @throws CommandLineError for an option that isn't known, with those that are, and for one without its value
 */
export function parseCommandLine<Options extends Record<string, Option>>(
  command: Command<Options>,
  args: readonly string[],
): Typed<Options> | undefined {
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(command.options).map(([name, { value }]) => [
        name,
        { type: value === undefined ? 'boolean' : 'string' },
      ]),
    ),
  });
  const isHelp = tokens.some(
    (token) => token.kind === 'option' && ['help', 'h'].includes(token.name),
  );
  if (isHelp) return undefined;
  const values = Object.fromEntries(
    Object.entries(command.options).map(([name, { value }]) => [
      name,
      value === undefined ? false : undefined,
    ]),
  ) as Record<string, string | string[] | boolean | undefined>;
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const option = command.options[token.name];
    if (!option) throw new CommandLineError(unknown(command, token.rawName));
    if (option.value !== undefined && (token.value === undefined || token.value === ''))
      throw new CommandLineError(`--${token.name} needs a value: --${token.name} ${option.value}.`);
    if (option.value === undefined && token.value !== undefined)
      throw new CommandLineError(`--${token.name} takes no value.`);
    if (option.many) values[token.name] = [...listOf(values[token.name]), token.value ?? ''];
    else values[token.name] = option.value === undefined ? true : token.value;
  }
  if (words.length > 0 && !command.words)
    throw new CommandLineError(`${command.name} takes options only, not ${words.join(' ')}.`);
  return { values: values as Values<Options>, words };
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

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

function unknown({ name, options }: Command, option: string): string {
  const known = [...Object.keys(options).map((one) => `--${one}`), '--help'];
  return `${name} has no option ${option}; it has ${known.join(', ')}.${didYouMean(option, known)}`;
}
