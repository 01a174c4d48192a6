import { createHash } from 'node:crypto';
import type { Operation } from './contract/operation.ts';
import type { MockRequest } from './http/request.ts';
import type { MockResponse } from './http/response.ts';
import type { FirstAnswer } from './ledger/ledger.ts';
import { type MockContext, sharedState } from './mockContext.ts';
import type { Session, Sessions } from './session/sessions.ts';

type FirstAnswers = Record<string, FirstAnswer>;

/** How long a key counts by the contract. */
const keptMs = 24 * 3_600_000;

/** The answers to logins hold credentials, which no snapshot may: they are kept with the sessions. */
const loginAnswers = new WeakMap<Sessions, FirstAnswers>();

/** A write with a key, of one customer where somebody is logged in. */
export interface Press {
  /** Names it among all that are running. */
  id: string;
  key: string;
  operation: Operation;
  session: Session | undefined;
  now: Date;
  request: string;
}

/** The press that a request belongs to; undefined for a read. */
export function pressOf(
  mockRequest: MockRequest,
  operation: Operation,
  session: Session | undefined,
  now: Date,
): Press | undefined {
  const key = mockRequest.headers['idempotency-key'];
  if (key === undefined || operation.method === 'GET') return undefined;
  const { apiPath, query, body } = mockRequest;
  const request = createHash('sha256').update(`${apiPath}?${query.toString()}\n`).update(body);
  const id = [session?.customer.userId ?? '', operation.operationId, key].join(' ');
  return { id, key, operation, session, now, request: request.digest('hex') };
}

/** What a repeated request gets: the first answer, or `reused` when it asks for something else. */
export function answeredBefore(
  mock: MockContext,
  press: Press,
): MockResponse | 'reused' | undefined {
  const first = firstAnswers(mock, press)[nameOf(press)];
  if (!first || isOver(first, press.now)) return undefined;
  if (first.request !== press.request) return 'reused';
  const { status, headers, body } = structuredClone(first);
  return { status, headers, body };
}

/** Remembers the answer of a write; after a failure the key is still unused. */
export function keepAnswer(mock: MockContext, press: Press, answer: MockResponse): void {
  if (answer.status >= 500 || answer.status === 403) return;
  const answers = firstAnswers(mock, press);
  for (const [name, first] of Object.entries(answers))
    if (isOver(first, press.now)) delete answers[name];
  answers[nameOf(press)] = {
    ...structuredClone(answer),
    request: press.request,
    at: press.now.toISOString(),
  };
}

const nameOf = ({ operation, key }: Press) => `${operation.operationId} ${key}`;

const isOver = ({ at }: FirstAnswer, now: Date) => now.getTime() - Date.parse(at) > keptMs;

function firstAnswers(mock: MockContext, { operation, session }: Press): FirstAnswers {
  if (session) return session.ledger.answers;
  if (operation.operationId !== 'postLogin')
    return sharedState<FirstAnswers>(mock, 'idempotency', () => ({}));
  const answers = loginAnswers.get(mock.sessions) ?? {};
  loginAnswers.set(mock.sessions, answers);
  return answers;
}

/** Which presses are being answered: the second request of one waits for the answer to the first. */
export class RunningPresses {
  private readonly running = new Map<string, Promise<void>>();

  /**
   * Waits for the press's turn.
   * @returns to be called once the answer has been sent
   */
  async enter({ id }: Press): Promise<() => void> {
    for (let before = this.running.get(id); before; before = this.running.get(id)) await before;
    let leave = () => {};
    const left = new Promise<void>((resolve) => (leave = resolve));
    this.running.set(id, left);
    return () => {
      this.running.delete(id);
      leave();
    };
  }
}
