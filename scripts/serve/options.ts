import { readFileSync } from 'node:fs';
import { demoCustomers } from '../mock/customers/demoCustomers.ts';
import { maxSeed } from '../mock/faults.ts';
import type { ProxyOptions } from '../mock/proxy/proxy.ts';
import { type MockState, readState } from '../mock/state.ts';
import { commandLine, CommandLineError } from '../tools/commandLine.ts';
import { proxyOptions } from './proxyOptions.ts';

/** What `npm start`, `npm run dev` and `npm run mock` take. */
export interface ServerOptions {
  port: number;
  host: string | undefined;
  https: boolean;
  sessionMinutes: number;
  clock: string | undefined;
  seed?: number;
  /** Every read answers as the fault `generated` with this seed. */
  dynamic?: number;
  state?: MockState;
  scenario: string | undefined;
  hosts: 'one' | 'split';
  signatures: 'on' | 'off';
  proxy: ProxyOptions | undefined;
  record: string | undefined;
  /** Prism's own servers answer in place of the mock. */
  prism: boolean;
}

/** What the mock alone has: Prism's servers keep no state. */
const ofMock = [
  'session-minutes',
  'clock',
  'seed',
  'dynamic',
  'state',
  'scenario',
  'hosts',
  'proxy',
  'record',
  'signatures',
] as const;

const options = {
  port: { value: 'NUMBER', does: 'where it listens (4010)' },
  host: { value: 'ADDRESS', does: 'who can reach it: 0.0.0.0 for all (this machine alone)' },
  https: { does: 'https, with a certificate made at the start' },
  'session-minutes': { value: 'NUMBER', does: 'how long credentials sign (60)' },
  clock: {
    value: 'MOMENT',
    does: 'now, or such as 2026-11-30T23:59:00+09:00 (the demo day, 2026-11-21 10:40)',
  },
  seed: { value: 'NUMBER', does: 'makes gift codes and receipt numbers the same each time' },
  dynamic: {
    value: 'SEED',
    does: 'answers each read with what the contract allows: 0 least, 1 most',
  },
  state: { value: 'FILE', does: 'goes on from a state that /__mock/state gave' },
  scenario: { value: 'NAME', does: 'a scene to start with, or a JSON file with one' },
  hosts: { value: 'one | split', does: 'split: a port for each host, with CORS as deployed' },
  proxy: { value: 'URL', does: 'a backend (or its config.json) for the calls of --proxy-only' },
  'proxy-only': { value: 'NAMES', does: 'operations and patterns, with commas: reads,postCharge' },
  'proxy-user': { value: 'ID', does: 'who logs in there; the password is MINAMO_PASSWORD' },
  record: { value: 'DIR', does: "keeps the backend's answers as examples, and serves them by pin" },
  signatures: { value: 'on | off', does: 'off: calls need no signature' },
  prism: { does: "Prism's own servers in place of the mock: the contract's examples, no state" },
} as const;

type Read = Partial<Record<keyof typeof options, string | boolean | undefined>>;

/**
 * Reads the command line of a server command; `--help` ends the process.
 * @param command as it is typed, and what it does
 * @throws Error with one line that says what is wrong
 */
export async function serverOptions(
  command: { name: string; does: string },
  args = process.argv.slice(2),
): Promise<ServerOptions> {
  const { values } = commandLine({ ...command, options }, args);
  const { clock, seed, dynamic, state } = values;
  if (clock && clock !== 'now' && Number.isNaN(Date.parse(clock)))
    throw new CommandLineError(
      `--clock ${clock} is no time: take now, or such as 2026-11-30T23:59:00+09:00.`,
    );
  const apart = values.prism && ofMock.find((name) => values[name] !== undefined);
  if (apart) throw new CommandLineError(`--prism has no state: leave --${apart} away, or --prism.`);
  return {
    prism: values.prism,
    port: whole(values, 'port', 4010, 65_535),
    sessionMinutes: whole(values, 'session-minutes', 60, 100_000),
    clock,
    host: values.host,
    https: values.https,
    scenario: values.scenario,
    proxy: await proxyOptions(values),
    record: values.record,
    hosts: oneOf(values, 'hosts', ['one', 'split']),
    signatures: oneOf(values, 'signatures', ['on', 'off']),
    ...(seed === undefined ? {} : { seed: whole(values, 'seed', 0, 2 ** 32 - 1) }),
    ...(dynamic === undefined ? {} : { dynamic: whole(values, 'dynamic', 0, maxSeed) }),
    ...(state === undefined ? {} : { state: stateOf(state) }),
  };
}

function whole(values: Read, name: keyof Read, fallback: number, most: number): number {
  const text = values[name];
  if (text === undefined) return fallback;
  if (typeof text !== 'string' || !/^\d+$/.test(text) || Number(text) > most)
    throw new CommandLineError(`--${name} ${text} is no whole number up to ${most}.`);
  return Number(text);
}

/** The first is what holds when nothing was typed. */
function oneOf<Choice extends string>(
  values: Read,
  name: keyof Read,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const text = values[name] ?? choices[0];
  const found = choices.find((choice) => choice === text);
  if (found) return found;
  throw new CommandLineError(`--${name} ${text} is neither ${choices.join(' nor ')}.`);
}

function stateOf(file: string): MockState {
  try {
    return readState(JSON.parse(readFileSync(file, 'utf8')), demoCustomers);
  } catch (error) {
    throw new CommandLineError(`--state ${file}: ${(error as Error).message}`);
  }
}
