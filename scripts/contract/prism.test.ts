/** @module-tag long */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compose } from '../mock/call/compose.ts';
import { projectContract } from '../mock/contract/contract.ts';
import { exampleValue } from '../mock/contract/prism.ts';
import { demoCustomers } from '../mock/customers/demoCustomers.ts';
import { freePorts } from '../serve/host/startNginx.ts';
import { type DocumentName, documentNames } from './documents.ts';

const root = path.resolve(import.meta.dirname, '../..');
const contract = await projectContract();

/** Starts what `npm run prism` starts, and asks it for `url` as soon as it listens. */
async function answerOf(name: DocumentName, url: string, init: RequestInit): Promise<Response> {
  const [port] = await freePorts();
  const args = ['--import', 'tsx', 'scripts/contract/prism.ts', name, '--port', String(port)];
  const prism = spawn(process.execPath, args, { cwd: root });
  const ended = once(prism, 'exit');
  try {
    await new Promise<void>((resolve, reject) => {
      let said = '';
      const hear = (part: Buffer) => {
        said += String(part);
        if (said.includes('Prism is listening')) resolve();
      };
      prism.stdout.on('data', hear);
      prism.stderr.on('data', hear);
      prism.on('exit', () => reject(new Error(`Prism ended: ${said}`)));
    });
    const answer = await fetch(`http://localhost:${port}${url}`, init);
    return new Response(await answer.text(), answer);
  } finally {
    prism.kill();
    await ended;
  }
}

test.for(documentNames)(
  'plain Prism over %s answers a call with the contract’s example',
  async (name) => {
    const operation = contract.operations.find(({ document }) => document === name);
    if (!operation) throw new Error(`${name} has no operation.`);
    const services = demoCustomers[0]?.services.map(({ listed }) => listed) ?? [];
    const { method, url, body } = compose(operation, { given: new Map(), services });
    const answer = await answerOf(name, url.replace(/^\/hosts\/[^/]+/, ''), {
      method,
      headers: {
        authorization: 'AWS4-HMAC-SHA256 unchecked',
        'content-type': 'application/json',
        cookie: 'minamo_support_session=unchecked',
        'idempotency-key': randomUUID(),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [example] = operation.responses.find(({ status }) => status === 200)?.examples ?? [];
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(exampleValue(operation, example?.name ?? ''));
  },
);
