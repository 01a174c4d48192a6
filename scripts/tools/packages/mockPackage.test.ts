/** @module-tag long */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentNames } from '../../contract/documents.ts';
import { packMock } from './mockPackage.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** A repository that has the package as `npm install` would leave it, with what its manifest names and no more. */
const repository = mkdtempSync(path.join(tmpdir(), 'mock-package-'));
const installed = path.join(repository, 'node_modules/minamo-mypage-mock');

beforeAll(async () => {
  const tarball = await packMock(repository);
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['xzf', tarball, '--strip-components=1', '-C', installed]);
  const { dependencies } = JSON.parse(
    readFileSync(path.join(installed, 'package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> };
  for (const name of Object.keys(dependencies)) {
    const link = path.join(repository, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(root, 'node_modules', name), link);
  }
  writeFileSync(path.join(repository, 'package.json'), '{ "type": "module" }');
}, 120_000);
afterAll(() => rmSync(repository, { recursive: true }));

function node(code: string): unknown {
  writeFileSync(path.join(repository, 'use.js'), code);
  return JSON.parse(execFileSync('node', ['use.js'], { cwd: repository, encoding: 'utf8' }));
}

test('another repository starts the mock of the package, calls it signed, and gets answers that keep the contract', () => {
  expect(
    node(`
      import { logIn, startMock } from 'minamo-mypage-mock';
      const mock = await startMock({ seed: 1 });
      const caller = await logIn(mock, 'tokita.haru');
      const user = await caller.read('/hosts/fixed/api/read/v1/user');
      const page = await fetch(mock.url + '/__mock/');
      const script = await fetch(mock.url + '/__mock/page/main.ts');
      console.log(JSON.stringify({
        customer: user.customer.last_name,
        statuses: [page.status, script.status],
        calls: mock.calls('getUser').count,
        violations: mock.violations(),
      }));
      await mock.close();
    `),
  ).toEqual({ customer: '時田', statuses: [200, 200], calls: 1, violations: [] });
});

test('it answers by a handler of its own where the repository gives one, which the contract is held to', () => {
  expect(
    node(`
      import { handlers, logIn, startMock } from 'minamo-mypage-mock';
      const mock = await startMock({
        handlers: { getUser: (call) => ({ ...handlers.getUser(call), plan: 'free' }) },
      });
      const answer = await (await logIn(mock)).call('/hosts/fixed/api/read/v1/user');
      console.log(JSON.stringify({ body: await answer.json(), violations: mock.violations() }));
      await mock.close();
    `),
  ).toMatchObject({
    body: { customer: { last_name: '水野' }, plan: 'free' },
    violations: expect.arrayContaining([expect.stringContaining('body.plan')]) as string[],
  });
});

test('its types hold a handler and an option to what they may be', () => {
  const file = path.join(repository, 'use.ts');
  writeFileSync(
    file,
    `
      import { createMock, type Mock, startMock } from 'minamo-mypage-mock';
      const mock: Mock = await createMock({ clock: 'now' });
      mock.pins.set('getBilling', 'status_5');
      await startMock({ signatures: 'of' });
      await createMock({ handlers: { getUser: ({ customer }) => ({ customer: customer.userId }) } });
    `,
  );
  const { ES2023: target } = ts.ScriptTarget;
  const { NodeNext: module } = ts.ModuleKind;
  const program = ts.createProgram([file], {
    target,
    module,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    typeRoots: [path.join(root, 'node_modules/@types')],
    types: ['node'],
  });
  const found = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  expect(found).toEqual([
    expect.stringContaining(`'"of"' is not assignable to type '"on" | "off"`),
    expect.stringContaining('is not assignable to type'),
  ]);
});

test('its command is called what one types there', () => {
  const command = path.join(installed, 'scripts/mock/cli.js');
  const help = execFileSync('node', [command, '--help'], { encoding: 'utf8' });
  expect(help).toContain('npx minamo-mock call OPERATION');
  expect(help).not.toContain('npm run');
});

test('a client can be made from each of its eight documents', () => {
  expect(
    node(`
      import { createRequire } from 'node:module';
      const require = createRequire(import.meta.url);
      const names = ${JSON.stringify(documentNames)};
      console.log(JSON.stringify(names.map((name) => require('minamo-mypage-mock/openapi/' + name + '.json').openapi)));
    `),
  ).toEqual(Array(8).fill(expect.stringMatching(/^3\.1/)));
});
