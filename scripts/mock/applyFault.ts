import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Operation } from './contract/operation.ts';
import { exampleAnswer } from './contract/prism.ts';
import { type Fault, kindOf } from './faults.ts';
import { generatedAnswer } from './generated/generatedAnswer.ts';
import { bytesOf, json, type MockResponse, sendHead } from './http/response.ts';
import { withUnknownCodes } from './unknownCodes.ts';

const retryAfterSeconds = '30';
const dripMs = 60;
const drips = 8;

const html = Buffer.from('<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>');
const htmlType = { 'content-type': 'text/html; charset=utf-8' };
const bare = (status: number, headers: Record<string, string> = {}): MockResponse => ({
  status,
  headers,
  body: undefined,
});

/** The answer of a fault that keeps the operation from being carried out. */
export function faultyResponse(fault: Fault, operation: Operation): MockResponse {
  if (fault.status !== undefined) return bare(fault.status);
  switch (kindOf(fault)) {
    case 'bad_gateway':
      return { status: 502, headers: htmlType, body: html };
    case 'unavailable':
      return bare(503, { 'retry-after': retryAfterSeconds });
    case 'rate_limit':
      return bare(429, { 'retry-after': retryAfterSeconds });
    case 'unknown_code':
      return json(400, { code: 'x_9999', message: '' });
    case 'expired':
      return operation.responses.some(({ status }) => status === 403)
        ? expired(exampleAnswer(operation, 403, undefined))
        : expired(bare(403));
    default:
      return bare(500);
  }
}

const expired = (answer: MockResponse): MockResponse => ({
  ...answer,
  headers: { ...answer.headers, 'x-mock-reason': 'expired' },
});

/** An operation with its answer. */
interface Answered {
  operation: Operation;
  answer: MockResponse;
  /** Parameters of path and query by name. */
  asked: Readonly<Record<string, string>>;
}

/**
 * Applies a fault to the answer of an operation.
 * @param rng a number from 0 to 1
 * @param now the mock's time for this call
 * @returns the answer to send, or undefined when the fault has dealt with the connection itself
 */
export async function applyFault(
  fault: Fault,
  { operation, answer, asked }: Answered,
  response: ServerResponse,
  rng: () => number,
  now: Date,
): Promise<MockResponse | undefined> {
  const kind = kindOf(fault);
  const late = fault.delay_ms ?? 0;
  if (late) await wait(kind === 'delay_random' ? Math.floor(rng() * late) : late);
  switch (kind) {
    case 'unreached':
    case 'no_response':
      response.socket?.destroy();
      return undefined;
    case 'hang':
      return undefined;
    case 'cut':
      begin(answer, response, now, () => response.socket?.destroy());
      return undefined;
    case 'stalled':
      begin(answer, response, now);
      return undefined;
    case 'slow':
      await drip(answer, response, now);
      return undefined;
    case 'gateway_timeout':
      return bare(504);
    case 'html':
      return {
        status: fault.status ?? answer.status,
        headers: { ...answer.headers, ...htmlType },
        body: html,
      };
    case 'empty':
      return { ...answer, body: Buffer.alloc(0) };
    case 'broken_json':
      return { ...answer, body: firstHalf(answer) };
    case 'null_body':
      return { ...answer, body: Buffer.from('null') };
    case 'wrong_shape':
      return { ...answer, body: bytesOf(misshapen(answer.body)) };
    case 'wrong_type':
      return {
        ...answer,
        headers: { ...answer.headers, 'content-type': 'text/plain; charset=utf-8' },
      };
    case 'unknown_codes':
      return withUnknownCodes(operation, answer, fault.field);
    case 'generated':
      return answer.status === 200
        ? { ...answer, ...generatedAnswer(operation, fault.seed ?? 2, asked) }
        : answer;
    default:
      return answer;
  }
}

function firstHalf(answer: MockResponse): Buffer {
  const bytes = bytesOf(answer.body);
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}

function begin(answer: MockResponse, response: ServerResponse, now: Date, then = () => {}): void {
  sendHead(response, answer, now);
  response.write(firstHalf(answer), then);
}

async function drip(answer: MockResponse, response: ServerResponse, now: Date): Promise<void> {
  const bytes = bytesOf(answer.body);
  const size = Math.max(1, Math.ceil(bytes.length / drips));
  sendHead(response, answer, now);
  for (let at = 0; at < bytes.length && !response.destroyed; at += size) {
    response.write(bytes.subarray(at, at + size));
    await wait(dripMs);
  }
  response.end();
}

/** The same fields with values of wrong types, for which a reader that trusts the contract isn't prepared. */
function misshapen(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' ? 0 : typeof value === 'object' ? 'x' : null,
    ]),
  );
}
