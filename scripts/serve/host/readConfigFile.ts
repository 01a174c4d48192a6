import { readFileSync } from 'node:fs';
import type { RuntimeConfig } from '@/config/runtimeConfig.ts';
import { readConfig } from '@/config/validate.ts';

/**
 * Reads an environment's `config.json` as it is served there: its hosts may be paths.
 * @throws Error with one line that names the file and each wrong key
 */
export function readConfigFile(file: string): RuntimeConfig {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
  return readConfigText(text, file);
}

/**
 * Reads the text of a `config.json`.
 * @param from where it comes from, for errors
 * @throws Error with one line that names each wrong key
 */
export function readConfigText(text: string, from: string): RuntimeConfig {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${from}: ${(error as Error).message}`);
  }
  // Any origin does: it is only put before paths, which a policy doesn't name.
  const { problems } = readConfig(value, 'https://portal.invalid');
  if (problems.length > 0) throw new Error(`${from}: ${problems.join('; ')}`);
  return value as RuntimeConfig;
}
