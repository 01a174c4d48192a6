import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseYaml } from '@redocly/openapi-core';
import { demoPassword } from '../../mock/customers/customer.ts';
import type { Case } from '../check/cases/case.ts';
import type { CheckedContract, CheckedOperation } from '../check/contract.ts';
import { parsed } from '../check/json.ts';
import { CannotRun, type CredentialSource, obtainCredentials } from '../check/login.ts';
import { Sender, type SenderOptions } from '../check/send.ts';
import { openapiDir } from '../documents.ts';
import { isObject, type Json } from '../operations.ts';
import { type Criterion, isMet, valueOf } from './conditions.ts';

/** A step of a flow: one call, as Arazzo describes it. */
export interface Step {
  stepId: string;
  operationId: string;
  parameters?: { name: string; in: 'path' | 'query' | 'header'; value: unknown }[];
  requestBody?: { payload: unknown };
  successCriteria?: Criterion[];
  /** How a step that may succeed later is made again: after so many seconds, so many times. */
  onFailure?: { type: 'retry'; retryAfter: number; retryLimit: number }[];
  outputs?: Record<string, string>;
}

/** What a customer does across operations: a workflow of openapi/flows. */
export interface Flow {
  workflowId: string;
  summary: string;
  /** The demo customer whose it is; that of all flows without it is the one who logs in. */
  'x-customer'?: string;
  inputs?: { required?: string[] };
  steps: Step[];
}

/** What came of one step; `problem` is absent where it went well. */
export interface StepResult {
  stepId: string;
  operationId: string;
  status?: number;
  problem?: string;
}

/** A flow with the steps that were made: the last one has the problem where it broke. */
export interface FlowResult {
  flow: Flow;
  steps: StepResult[];
  isDone: boolean;
}

/** The Arazzo documents of the contract, absolute. */
export async function flowFiles(): Promise<string[]> {
  const folder = path.join(openapiDir, 'flows');
  return (await readdir(folder)).sort().map((name) => path.join(folder, name));
}

/** All flows of the contract, in the order of their files. */
export async function readFlows(): Promise<Flow[]> {
  const texts = await Promise.all((await flowFiles()).map((file) => readFile(file, 'utf8')));
  return texts.flatMap((text) => (parseYaml(text) as { workflows: Flow[] }).workflows);
}

/** The operation's own name, without the document that Arazzo names with it. */
export const operationIdOf = ({ operationId }: Step): string =>
  operationId.slice(operationId.lastIndexOf('.') + 1);

/**
 * Who walks which flows: those of another demo customer are walked by that one, and on the mock alone.
 * @param own who walks the flows that name no customer
 */
export function walkersOf(
  flows: readonly Flow[],
  own: CredentialSource,
): { credentials: CredentialSource; flows: Flow[] }[] {
  const names = new Set(flows.map((flow) => flow['x-customer']));
  return [...names].map((user) => ({
    credentials: user === undefined ? own : { kind: 'login', user, password: demoPassword },
    flows: flows.filter((flow) => flow['x-customer'] === user),
  }));
}

/** Walks flows one after another as one customer, with the customer's first line of each kind as inputs. */
export async function walkFlows(
  flows: readonly Flow[],
  contract: CheckedContract,
  options: SenderOptions & { credentials: CredentialSource },
): Promise<FlowResult[]> {
  const { credentials } = options;
  const sender = new Sender(options);
  try {
    await obtainCredentials(sender, credentials);
    const inputs = {
      ...(await linesOf(contract, sender)),
      ...(credentials.kind === 'login' ? { user: credentials.user } : {}),
    };
    const results: FlowResult[] = [];
    for (const flow of flows)
      results.push(await runFlow(flow, { ...inputs, run: randomUUID() }, { contract, sender }));
    return results;
  } finally {
    sender.close();
  }
}

/** The customer's first service of each type: `{ fixed, mobile }`. */
async function linesOf(contract: CheckedContract, sender: Sender): Promise<Json> {
  const operation = contract.operations.find(({ operationId }) => operationId === 'getService');
  if (!operation) throw new Error('The contract has no operation getService.');
  const [host = 'fixed'] = operation.hosts;
  const intent = { kind: 'valid' } as const;
  const call: Case = { operation, host, path: {}, query: {}, intent, description: 'lines' };
  const { body, status } = await sender.send(call);
  const found = (parsed(body.toString('utf8')) as { services?: unknown } | undefined)?.services;
  if (!Array.isArray(found))
    throw new CannotRun(
      `The list of services cannot be read: getService was answered with ${status}.`,
    );
  const services = found as { service_id: string; service_type: string }[];
  return Object.fromEntries(
    services.toReversed().map(({ service_id, service_type }) => [service_type, service_id]),
  );
}

/** What was walked, a line for each step. */
export function flowReport(results: readonly FlowResult[]): string {
  const lines = results.flatMap(({ flow, steps, isDone }) => [
    `${isDone ? '✓' : '✗'} ${flow.workflowId}: ${flow.summary}`,
    ...steps.map(
      ({ stepId, operationId, status = '---', problem }) =>
        `    ${status} ${stepId} (${operationId})${problem === undefined ? '' : `: ${problem}`}`,
    ),
  ]);
  const done = results.filter(({ isDone }) => isDone).length;
  return [...lines, '', `${done} of ${results.length} flows to their end.`].join('\n');
}

/**
 * Makes the calls of a flow one after another, each signed, until one breaks it.
 * @param inputs values of `$inputs`
 */
async function runFlow(
  flow: Flow,
  inputs: Json,
  { contract, sender }: { contract: CheckedContract; sender: Sender },
): Promise<FlowResult> {
  const known: Json = { inputs, steps: {} };
  const steps: StepResult[] = [];
  const missing = flow.inputs?.required?.find((name) => inputs[name] === undefined);
  for (const step of flow.steps) {
    const operationId = operationIdOf(step);
    const operation = contract.operations.find((each) => each.operationId === operationId);
    const result: StepResult = { stepId: step.stepId, operationId };
    steps.push(result);
    if (missing !== undefined) result.problem = missingInput(missing);
    else if (operation) await make(step, operation, { known, sender, result });
    else result.problem = `the contract has no operation ${operationId}`;
    if (result.problem !== undefined) break;
  }
  return { flow, steps, isDone: steps.every(({ problem }) => problem === undefined) };
}

const missingInput = (name: string): string =>
  name === 'user'
    ? 'needs the id of a login: --user'
    : `needs a ${name} line, which this account hasn't`;

async function make(
  step: Step,
  operation: CheckedOperation,
  { known, sender, result }: { known: Json; sender: Sender; result: StepResult },
): Promise<void> {
  const again = step.onFailure?.find(({ type }) => type === 'retry');
  for (let left = again?.retryLimit ?? 0; ; left -= 1) {
    const there = await sendOnce(step, operation, { known, sender, result });
    if (there) {
      const outputs = Object.entries(step.outputs ?? {}).map(([name, from]) => [
        name,
        valueOf(from, there),
      ]);
      (known['steps'] as Json)[step.stepId] = { outputs: Object.fromEntries(outputs) as Json };
    }
    if (there || !again || left === 0) return;
    await wait(again.retryAfter * 1000);
  }
}

/** Makes a call; what is known after it, or undefined where it broke, which `result` says. */
async function sendOnce(
  step: Step,
  operation: CheckedOperation,
  { known, sender, result }: { known: Json; sender: Sender; result: StepResult },
): Promise<Json | undefined> {
  const reply = await sender.send(callOf(step, operation, known));
  result.problem = reply.failure;
  if (reply.failure !== undefined) return undefined;
  result.status = reply.status;
  const body = parsed(reply.body.toString('utf8'));
  const there: Json = { ...known, statusCode: reply.status, response: { body } };
  const broken = (step.successCriteria ?? []).find((criterion) => !isMet(criterion, there));
  if (!broken) return there;
  const code = isObject(body) && typeof body['code'] === 'string' ? ` (${body['code']})` : '';
  result.problem = `${broken.condition} does not hold${code}`;
  return undefined;
}

function callOf(step: Step, operation: CheckedOperation, known: Json): Case {
  const inPlace = (place: 'path' | 'query' | 'header') =>
    Object.fromEntries(
      (step.parameters ?? [])
        .filter((parameter) => parameter.in === place)
        .map(({ name, value }) => [name, String(filled(value, known))]),
    );
  const address = inPlace('path');
  const key = inPlace('header')['Idempotency-Key'];
  const isMobile = address['service_id']?.startsWith('m') === true;
  const [first = 'fixed'] = operation.hosts;
  return {
    operation,
    host: operation.hosts.length > 1 ? (isMobile ? 'mobile' : 'fixed') : first,
    path: address,
    query: inPlace('query'),
    intent: { kind: 'valid' },
    description: step.stepId,
    ...(key === undefined ? {} : { key }),
    ...(step.requestBody ? { body: JSON.stringify(filled(step.requestBody.payload, known)) } : {}),
  };
}

/** A value with the expressions in it replaced by what they stand for. */
function filled(value: unknown, known: Json): unknown {
  if (typeof value === 'string')
    return value.startsWith('$')
      ? valueOf(value, known)
      : value.replace(/\{(\$[^}]+)\}/g, (_, expression: string) =>
          String(valueOf(expression, known)),
        );
  if (Array.isArray(value)) return value.map((item) => filled(item, known));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, v]) => [name, filled(v, known)]));
}
