import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Edited } from '../mock/mock.ts';
import { handlerFollower } from './followHandlers.ts';

const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'handlers-')));
const write = (file: string, text: string) => {
  writeFileSync(path.join(folder, file), text);
  return path.join(folder, file);
};

let vite: ViteDevServer;
beforeAll(async () => {
  mkdirSync(path.join(folder, 'customers'));
  write(
    'dispatch.ts',
    "import { answer } from './answer.ts';\nexport const handle = () => answer;",
  );
  write('customers/demoCustomers.ts', 'export const demoCustomers = [];');
  vite = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
});
afterAll(async () => {
  await vite.close();
  rmSync(folder, { recursive: true });
});

let spoken: string[] = [];
beforeEach(() => {
  spoken = [];
  const say = (text: string) => void spoken.push(text);
  vi.spyOn(console, 'log').mockImplementation(say);
  vi.spyOn(console, 'error').mockImplementation(say);
});

test('An edit of what a handler imports is loaded; a mistake is reported, and the last good version stays', async () => {
  const taken: unknown[] = [];
  const problems = new Map<string, string>();
  const counts: number[] = [];
  const reload = (edited?: Edited) => {
    const handle = edited?.handle as unknown as () => unknown;
    taken.push(handle());
    return Promise.resolve();
  };
  const tell = () => counts.push(problems.size);
  const follow = handlerFollower({ reload, problems }, vite, folder, tell);
  await follow(write('answer.ts', 'export const answer: number = 1;'));
  await follow(write('answer.ts', 'export const answer: number = 2;'));
  await follow(write('answer.ts', 'export const answer = ;'));
  expect(problems.get('handlers')).toMatch(/answer\.ts:1:23 Unexpected token$/);
  await follow(write('answer.ts', 'export const answer: number = 3;'));
  expect(taken).toEqual([1, 2, 3]);
  expect(counts).toEqual([0, 0, 1, 0]);
  vi.mocked(console.error).mockClear();
  expect(spoken).toContain('A handler has a mistake; the last good ones go on serving.');
});

test('A test and a file of the page are nobody’s business; what handlers don’t use asks for a restart', async () => {
  const reload = vi.fn(() => Promise.resolve());
  const follow = handlerFollower({ reload, problems: new Map() }, vite, folder, () => {});
  await follow(path.join(folder, 'answer.test.ts'));
  await follow(path.join(folder, 'page/main.ts'));
  expect(reload).not.toHaveBeenCalled();
  await follow(write('gateway.ts', 'export const gateway = 1;'));
  expect(spoken.join('\n')).toMatch(/gateway\.ts takes effect at the next/);
});
