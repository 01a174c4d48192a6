import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, expect, test, vi } from 'vitest';
import { aboutRun } from './about.ts';
import type { CredentialSource } from './login.ts';
import { hostsBelow } from './target.ts';

const hosts = hostsBelow('https://api.example/base');
const env = { kind: 'env' } as const;

afterEach(() => vi.useRealTimers());

/** The revision that a run in a new process names, when git answers so. */
async function revision(name: string, git: (command: string) => string): Promise<string> {
  const spy = vi.spyOn(childProcess, 'execFileSync').mockImplementation((program, args = []) => {
    if (program !== 'git') throw new Error(program);
    const command = args.join(' ');
    if (!command.endsWith(' -- .')) throw new Error(command);
    return git(command);
  });
  syncBuiltinESMExports();
  const file = `./about.ts?${name}`;
  const fresh = (await import(/* @vite-ignore */ file)) as { aboutRun: typeof aboutRun };
  const made = fresh.aboutRun({ hosts, credentials: env }).revision;
  spy.mockRestore();
  syncBuiltinESMExports();
  return made;
}

test('A run against one address names it once, and hosts of their own one by one', () => {
  expect(aboutRun({ hosts, credentials: env }).target).toBe('https://api.example/base');
  const own = { ...hosts, mobile: 'https://m.example', auth: 'https://a.example/hosts/x/y' };
  expect(aboutRun({ hosts: own, credentials: env }).target).toBe(
    'https://api.example/base, https://m.example, https://a.example/hosts/x/y',
  );
});

test.each<[CredentialSource, string]>([
  [{ kind: 'login', user: 'mizuno.keiko', password: 'p' }, 'mizuno.keiko'],
  [env, 'credentials of the environment'],
  [{ kind: 'file', file: 'c.json' }, 'credentials of c.json'],
])('%j names whose run it is', (credentials, user) => {
  expect(aboutRun({ hosts, credentials }).user).toBe(user);
});

test('A run says when it began', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T01:40:00Z') });
  expect(aboutRun({ hosts, credentials: env }).startedAt).toBe('2026-11-21T01:40:00.000Z');
});

test('The revision is the last one of the contract, changed or not', async () => {
  const log = (changed: string) => (command: string) =>
    command.includes(' log -1 --format=%h ')
      ? 'abc1234\n'
      : command.includes(' status --porcelain ')
        ? changed
        : '?';
  expect(await revision('same', log('\n'))).toBe('abc1234');
  expect(await revision('changed', log(' M openapi/a.yaml\n'))).toBe('abc1234, changed');
});

test('Without git the revision is unknown', async () => {
  const none = () => {
    throw new Error('no git');
  };
  expect(await revision('none', none)).toBe('unknown');
});
