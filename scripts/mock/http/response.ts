import type { ServerResponse } from 'node:http';

/** What the mock is about to send. A Buffer goes out as it is, everything else as JSON. */
export interface MockResponse {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** An answer in JSON. */
export const json = (
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): MockResponse => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body,
});

/** The bytes of an answer's body. */
export function bytesOf(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(body === undefined ? '' : JSON.stringify(body));
}

/** Begins an answer; the date is the mock's, since the portal sets its clock by it. */
export function sendHead(response: ServerResponse, answer: MockResponse, now: Date): void {
  response.writeHead(answer.status, {
    ...answer.headers,
    date: now.toUTCString(),
    'cache-control': 'no-store',
    'content-length': bytesOf(answer.body).length,
  });
}

/** Sends an answer whole. */
export function send(response: ServerResponse, answer: MockResponse, now: Date): void {
  sendHead(response, answer, now);
  response.end(bytesOf(answer.body));
}
