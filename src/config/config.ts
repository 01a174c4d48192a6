import { withBase } from '@/lib/base';
import type { RuntimeConfig } from './runtimeConfig';
import { readConfig } from './validate';

/** `config.json` is missing or wrong; `problems` says, one line each, which key and what is wrong with it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly problems: readonly string[]) {
    super(`config.json: ${problems.join('; ')}`);
  }
}

let current: RuntimeConfig | undefined;

let loading: Promise<RuntimeConfig> | undefined;

/**
 * Reads `/config.json` once for each document: all callers get the same promise.
 * @throws ConfigError where the file is missing or wrong; Error where the request failed, got a 5xx, or a page came
 */
export function loadConfig(): Promise<RuntimeConfig> {
  loading ??= fetchConfig();
  return loading;
}

async function fetchConfig(): Promise<RuntimeConfig> {
  let text: string;
  try {
    const response = await fetch(withBase('/config.json'), { cache: 'no-cache' });
    if (response.status >= 500) throw new Error(`the server answered ${response.status}`);
    if (!response.ok) throw new ConfigError([`the server answered ${response.status}`]);
    // A network that asks for its own login first, as in a hotel, answers everything with that page.
    if (response.headers.get('content-type')?.startsWith('text/html'))
      throw new Error(
        'a page came in its place: of the network, or of a host that has no such file',
      );
    text = await response.text();
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new Error('config.json could not be loaded', { cause: error });
  }
  return setConfig(text, location.origin);
}

/**
 * Checks the text of a `config.json`, and keeps it for `getConfig`.
 * @param origin put before paths such as `/hosts/fixed`
 * @throws ConfigError
 */
export function setConfig(text: string, origin: string): RuntimeConfig {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ConfigError([`it is no JSON: ${(error as Error).message}`]);
  }
  const { config, problems } = readConfig(value, origin);
  if (problems.length > 0) throw new ConfigError(problems);
  current = config;
  return config;
}

/** @throws Error when it is asked for before it was loaded, which is a mistake of ours */
export function getConfig(): RuntimeConfig {
  if (!current) throw new Error('config.json was asked for before it was loaded');
  return current;
}
