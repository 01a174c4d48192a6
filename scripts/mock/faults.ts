import { setTimeout as wait } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';
import { bytesOf, type Answer } from './http/answer.ts';

/** Something that goes wrong on the way back: the operation itself was carried out, unless `status` is set. */
export interface Fault {
  delay_ms?: number;
  /** Answers with this status and an empty body instead of carrying the operation out. */
  status?: number;
  /** `no_response`: the connection ends without an answer; `cut`: in the middle of it. */
  kind?: 'no_response' | 'html' | 'empty' | 'cut';
  /** How many calls it befalls; all of them when absent. */
  times?: number;
}

/** Takes the fault of an operation, once less from now on. */
export function takeFault(faults: Map<string, Fault>, operationId: string): Fault | undefined {
  const fault = faults.get(operationId);
  if (fault?.times === undefined) return fault;
  if (fault.times <= 1) faults.delete(operationId);
  else faults.set(operationId, { ...fault, times: fault.times - 1 });
  return fault;
}

/**
 * Lets a fault befall an answer.
 * @returns the answer to send, or undefined when the fault has ended the connection itself
 */
export async function befall(
  fault: Fault,
  answer: Answer,
  response: ServerResponse,
): Promise<Answer | undefined> {
  if (fault.delay_ms) await wait(fault.delay_ms);
  switch (fault.kind) {
    case 'no_response':
      response.socket?.destroy();
      return undefined;
    case 'html':
      return {
        status: fault.status ?? answer.status,
        headers: { ...answer.headers, 'content-type': 'text/html; charset=utf-8' },
        body: Buffer.from('<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>'),
      };
    case 'empty':
      return { ...answer, body: Buffer.alloc(0) };
    case 'cut': {
      const bytes = bytesOf(answer.body);
      response.writeHead(answer.status, { ...answer.headers, 'content-length': bytes.length });
      response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () =>
        response.socket?.destroy(),
      );
      return undefined;
    }
    case undefined:
      return answer;
  }
}
