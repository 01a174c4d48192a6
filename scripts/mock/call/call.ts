import { randomUUID } from 'node:crypto';
import { type Command, CommandLineError, type Typed } from '../../tools/commandLine.ts';
import { didYouMean } from '../../tools/nearest.ts';
import { mockCommand, mockCommandWith } from '../commandName.ts';
import { type Contract, projectContract } from '../contract/contract.ts';
import type { Operation } from '../contract/operation.ts';
import type { Credentials } from '../session/credentials.ts';
import { Caller } from '../testing.ts';
import { compose } from './compose.ts';
import { curlOf } from './curl.ts';

const options = {
  user: { value: 'ID', does: 'the demo customer who calls (the first, mizuno.keiko)' },
  line: { value: 'ID', does: "the service that is meant (the customer's first that fits)" },
  send: { does: 'makes the call too, and prints the answer' },
  url: { value: 'URL', does: 'where the mock runs (http://localhost:4010)' },
} as const;

/** `npm run mock -- call`, as its help describes it. */
export const callCommand: Command<typeof options> = {
  name: mockCommandWith('call'),
  does: 'prints a signed curl for an operation of the contract',
  words: {
    name: 'OPERATION [name=value …]',
    does: 'its id, and what to ask for: parameters, and fields of the body (phone.tel=…)',
  },
  options,
};

interface Known {
  userId: string;
  services: { service_id: string; service_type: string }[];
}

interface Joined {
  now: string;
  credentials: Credentials;
}

/**
 * Signs a call of an operation for a mock that runs, in the customer's latest login there, and makes it if
 * asked to.
 * @returns what to print
 * @throws CommandLineError with one line that says what is wrong
 */
export async function call({ values, words }: Typed<typeof options>): Promise<string> {
  const [operationId, ...pairs] = words;
  const operation = operationOf(await projectContract(), operationId);
  const mock = values.url?.replace(/\/$/, '') ?? 'http://localhost:4010';
  const customers = await ask<Known[]>(mock, 'GET', 'customers');
  const { now, credentials } = await ask<Joined>(mock, 'POST', 'credentials', { as: values.user });
  const customer = customers.find(({ userId }) => userId === (values.user ?? customers[0]?.userId));
  const composed = compose(operation, {
    given: new Map(pairs.map(pairOf)),
    services: customer?.services ?? [],
    line: values.line,
    now,
  });
  const request = await requestOf(mock, operation, composed, { now, credentials });
  const body = composed.body === undefined ? undefined : JSON.stringify(composed.body);
  const curl = curlOf(request, body);
  if (!values.send) return curl;
  return `${curl}\n\n${await answerOf(await fetch(request))}`;
}

function operationOf(contract: Contract, id: string | undefined): Operation {
  if (id === undefined)
    throw new CommandLineError(`Say which operation: ${mockCommandWith('call getBilling')}.`);
  const operation = contract.find(id);
  if (operation) return operation;
  const known = contract.operations.map(({ operationId }) => operationId);
  throw new CommandLineError(`The contract has no operation ${id}.${didYouMean(id, known)}`);
}

function pairOf(word: string): [string, string] {
  const at = word.indexOf('=');
  if (at < 1) throw new CommandLineError(`${word} is no name=value.`);
  return [word.slice(0, at), word.slice(at + 1)];
}

async function requestOf(
  mock: string,
  operation: Operation,
  { method, url, body }: ReturnType<typeof compose>,
  { now, credentials }: Joined,
): Promise<Request> {
  if (operation.isSigned) {
    const caller = new Caller({ url: mock, clock: { now: () => new Date(now) } }, credentials);
    return caller.signed(url, { method, body });
  }
  const needsKey = operation.prism.request?.headers?.some((h) => h.name === 'Idempotency-Key');
  return new Request(mock + url, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(needsKey ? { 'idempotency-key': randomUUID() } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function answerOf(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await response.arrayBuffer());
  const violations = response.headers.get('x-mock-violations');
  const said = violations === null ? '' : `\n${decodeURIComponent(violations)}`;
  const body = type.includes('json')
    ? JSON.stringify(JSON.parse(bytes.toString('utf8')), null, 2)
    : `${type || 'no body'}, ${bytes.length} bytes`;
  return `${response.status} ${response.statusText}${said}\n${body}`;
}

async function ask<Answer>(
  mock: string,
  method: string,
  name: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(`${mock}/__mock/${name}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new CommandLineError(
      `No mock answers at ${mock}: start one with ${mockCommand}, or say where one runs by --url.`,
    );
  });
  const answer = (await response.json()) as Answer & { message?: string };
  if (!response.ok) throw new CommandLineError(answer.message ?? `${mock}: ${response.status}`);
  return answer;
}
