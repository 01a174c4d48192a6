import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { demoCustomers } from './mock/customers/demoCustomers.ts';
import { type MockState, readState } from './mock/state.ts';

/** What `npm start -- …` and `npm run dev -- …` take. */
export interface ServerOptions {
  port: number;
  sessionMinutes: number;
  clock: string | undefined;
  seed?: number;
  state?: MockState;
  scenario: string | undefined;
  hosts: 'one' | 'split';
}

const usage =
  'Options: --port 4010, --session-minutes 60, --clock now | 2026-11-30T23:59:00+09:00, --seed 1, --state FILE, --scenario NAME | FILE.json, --hosts one | split';

/**
 * Reads the command line of a server command.
 * @throws Error with one line that says what is wrong and what is known
 */
export function serverOptions(args = process.argv.slice(2)): ServerOptions {
  let values: Record<string, string | undefined>;
  try {
    ({ values } = parseArgs({
      args,
      options: {
        port: { type: 'string' },
        'session-minutes': { type: 'string' },
        clock: { type: 'string' },
        seed: { type: 'string' },
        state: { type: 'string' },
        scenario: { type: 'string' },
        hosts: { type: 'string' },
      },
    }));
  } catch (error) {
    throw new Error(`${(error as Error).message.split('\n')[0] ?? ''} ${usage}`);
  }
  const clock = values['clock'];
  if (clock && clock !== 'now' && Number.isNaN(Date.parse(clock)))
    throw new Error(`--clock ${clock} is no time. ${usage}`);
  return {
    port: whole(values, 'port', 4010, 65_535),
    sessionMinutes: whole(values, 'session-minutes', 60, 100_000),
    clock,
    scenario: values['scenario'],
    hosts: hostsOf(values['hosts']),
    ...(values['seed'] === undefined ? {} : { seed: whole(values, 'seed', 0, 2 ** 32 - 1) }),
    ...(values['state'] === undefined ? {} : { state: stateOf(values['state']) }),
  };
}

function whole(
  values: Record<string, string | undefined>,
  name: string,
  fallback: number,
  most: number,
): number {
  const text = values[name];
  if (text === undefined) return fallback;
  if (!/^\d+$/.test(text) || Number(text) > most)
    throw new Error(`--${name} ${text} is no whole number up to ${most}. ${usage}`);
  return Number(text);
}

function hostsOf(text = 'one'): 'one' | 'split' {
  if (text === 'one' || text === 'split') return text;
  throw new Error(`--hosts ${text} is neither one nor split. ${usage}`);
}

function stateOf(file: string): MockState {
  try {
    return readState(JSON.parse(readFileSync(file, 'utf8')), demoCustomers);
  } catch (error) {
    throw new Error(`--state ${file}: ${(error as Error).message}`);
  }
}
