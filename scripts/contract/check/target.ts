import { readFile } from 'node:fs/promises';
import { hostNames } from './contract.ts';
import { CannotRun } from './login.ts';
import type { Hosts } from './send.ts';

/** The hosts of a server that serves all of them below `/hosts/`, as the mock does. */
export function hostsBelow(url: string): Hosts {
  const base = url.replace(/\/$/, '');
  return {
    fixed: `${base}/hosts/fixed`,
    mobile: `${base}/hosts/mobile`,
    auth: `${base}/hosts/auth`,
    support: `${base}/hosts/support`,
  };
}

/**
 * The hosts of a target: an address with `/hosts/…` below it, or a `config.json` of the portal (file or
 * address) that names the four.
 * @throws CannotRun when it is neither
 */
export async function hostsOf(target: string): Promise<Hosts> {
  if (!target.endsWith('.json')) {
    if (!/^https?:$/.test(URL.canParse(target) ? new URL(target).protocol : ''))
      throw new CannotRun(`--target ${target} is no http(s) address and no config.json.`);
    return hostsBelow(target);
  }
  const text = await textOf(target).catch(() => {
    throw new CannotRun(`--target ${target} cannot be read.`);
  });
  const base = URL.canParse(target) ? target : undefined;
  try {
    const { hosts } = JSON.parse(text) as { hosts: Record<string, string> };
    const entries = hostNames.map((name) => {
      const host = hosts[name];
      // An empty address would be that of the file itself.
      if (!host) throw new Error(name);
      return [name, new URL(host, base).href];
    });
    const found = Object.fromEntries(entries) as Hosts;
    for (const name of hostNames) found[name] = found[name].replace(/\/$/, '');
    return found;
  } catch {
    throw new CannotRun(`--target ${target} does not name the hosts ${hostNames.join(', ')}.`);
  }
}

async function textOf(target: string): Promise<string> {
  if (!URL.canParse(target)) return readFile(target, 'utf8');
  const response = await fetch(target);
  if (!response.ok) throw new Error(String(response.status));
  return response.text();
}
