import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nginxRules } from '../host/nginx.ts';
import { readConfigText } from '../host/readConfigFile.ts';
import { rulesOf } from '../rules.ts';
import { nginxMain } from './nginxMain.ts';

/**
 * Prepares a container's start: checks the environment's `config.json`, and writes it and nginx's configuration,
 * whose content policies hold its hosts, into `run/`.
 * @param place the folder that holds the build (`dist/`), `run/`, and `config.json` if one is mounted
 * @param settings the environment: `BASE`, which is the image's own, since pages were built for it; `CONFIG`, `PORT`,
 *   `HOSTS_AT` and `HSTS_SUBDOMAINS` (docs/production.md)
 * @throws Error with one line that says what is wrong and how to fix it
 */
export function prepare(place: string, settings: NodeJS.Dict<string>): void {
  const { BASE: base = '/', HOSTS_AT: hostsAt, HSTS_SUBDOMAINS: subdomains = 'off' } = settings;
  const port = portOf(settings['PORT'] ?? '8080');
  if (hostsAt !== undefined && !/^https?:\/\/[\w.-]+(:\d+)?$/.test(hostsAt))
    throw new Error(`HOSTS_AT=${hostsAt} is no origin such as http://mock:4010.`);
  if (subdomains !== 'on' && subdomains !== 'off')
    throw new Error(`HSTS_SUBDOMAINS=${subdomains} is neither on nor off.`);
  const { text, from } = configOf(place, settings['CONFIG']);
  const config = readConfigText(text, from);
  const dist = path.join(place, 'dist');
  const run = path.join(place, 'run');
  const rules = path.join(run, 'rules.conf');
  const files = {
    'config.json': text,
    'rules.conf': nginxRules(rulesOf(dist, config, { base, hstsSubdomains: subdomains === 'on' })),
    'nginx.conf': nginxMain({ port, dist, run, rules, hostsAt }),
  };
  try {
    mkdirSync(run, { recursive: true });
    for (const [name, content] of Object.entries(files))
      writeFileSync(path.join(run, name), content);
  } catch (error) {
    throw new Error(
      `${run} can't be written (${(error as Error).message}): mount a tmpfs there with mode=1777.`,
    );
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new Error(`PORT=${text} is no port: take one from 1024 on, such as 8080.`);
  return port;
}

function configOf(place: string, given: string | undefined): { text: string; from: string } {
  if (given) return { text: given, from: 'CONFIG' };
  const file = path.join(place, 'config.json');
  if (!existsSync(file))
    throw new Error(`There is no config.json: mount one as ${file}, or give its text as CONFIG.`);
  return { text: readFileSync(file, 'utf8'), from: file };
}
