/** @module-tag long */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { parseYaml } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { demoPassword } from '../../mock/customers/customer.ts';
import { demoCustomers } from '../../mock/customers/demoCustomers.ts';
import { testMock } from '../../mock/testMock.ts';
import { type Flow, flowFiles, walkersOf } from './flows.ts';

const require = createRequire(import.meta.url);
const redocly = require.resolve('@redocly/cli/bin/cli.js');
const mock = await testMock({ signatures: 'off' });

/** What another runner can't make, and why. */
const beyond: Record<string, string> = {
  'first-login': 'An unsigned call without a line is the first demo customer’s.',
  'credit-card':
    'It asks again with a key of its own each time, which no expression of Arazzo gives.',
};

interface Arazzo {
  sourceDescriptions: { name: string }[];
  workflows: Flow[];
}

/** Walks flows of a file as a customer by Redocly's Respect; what it says. */
async function respect(
  file: string,
  { sourceDescriptions }: Arazzo,
  { user, flows }: { user: string; flows: readonly Flow[] },
): Promise<string> {
  const services = demoCustomers.find(({ userId }) => userId === user)?.services ?? [];
  const lines = services.map(({ listed }) => [listed.service_type, listed.service_id]).reverse();
  const inputs: Record<string, string> = {
    ...(Object.fromEntries(lines) as Record<string, string>),
    user,
    run: randomUUID(),
  };
  const shared = path.basename(file).startsWith('mobile') ? 'mobile' : 'fixed';
  const args = [
    ...flows.flatMap(({ workflowId }) => ['-w', workflowId]),
    ...Object.entries(inputs).flatMap(([name, value]) => ['-i', `${name}=${value}`]),
    ...sourceDescriptions.flatMap(({ name }) => [
      '-S',
      `${name}=${mock.url}/hosts/${name === 'auth' ? name : shared}`,
    ]),
  ];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    redocly,
    'respect',
    file,
    ...args,
  ]).catch((error: { stdout: string; stderr: string }) => error);
  return stdout + stderr;
}

test.for((await flowFiles()).map((file) => path.relative('.', file)))(
  'Redocly’s Respect walks %s unsigned to its end',
  { timeout: 180_000 },
  async (file) => {
    const document = parseYaml(await readFile(file, 'utf8')) as Arazzo;
    const possible = document.workflows.filter(({ workflowId }) => !(workflowId in beyond));
    const own = { kind: 'login', user: 'mizuno.keiko', password: demoPassword } as const;
    for (const { credentials, flows } of walkersOf(possible, own)) {
      const { user } = { ...own, ...credentials };
      const said = await respect(file, document, { user, flows });
      expect(said).toContain(`Workflows: ${flows.length} passed, ${flows.length} total`);
    }
  },
);
