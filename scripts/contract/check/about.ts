import { execFileSync } from 'node:child_process';
import { openapiDir } from '../documents.ts';
import type { CredentialSource } from './login.ts';
import type { Hosts } from './send.ts';

/** What a report is about. */
export interface About {
  /** The address that was checked; several where each host has its own. */
  target: string;
  /** Who logged in, or where the credentials came from. */
  user: string;
  /** When the run began, as ISO has it. */
  startedAt: string;
  /** The revision of the contract, `abc1234`, with `, changed` where it was edited since. */
  revision: string;
}

/** What a run that begins now is about. */
export function aboutRun(run: { hosts: Hosts; credentials: CredentialSource }): About {
  const addresses = Object.values(run.hosts).map((url) => url.replace(/\/hosts\/\w+$/, ''));
  return {
    target: [...new Set(addresses)].join(', '),
    user: userOf(run.credentials),
    startedAt: new Date().toISOString(),
    revision: (known ??= revisionOf()),
  };
}

function userOf(source: CredentialSource): string {
  if (source.kind === 'login') return source.user;
  return source.kind === 'env' ? 'credentials of the environment' : `credentials of ${source.file}`;
}

let known: string | undefined;

function revisionOf(): string {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', openapiDir, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    const revision = git('log', '-1', '--format=%h', '--', '.');
    return git('status', '--porcelain', '--', '.') ? `${revision}, changed` : revision;
  } catch {
    // Unpacked from an archive, or no git: the report says so.
    return 'unknown';
  }
}
