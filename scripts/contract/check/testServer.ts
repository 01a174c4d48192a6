import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach } from 'vitest';

/** A request as it came. */
export interface TestRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** What is answered; 200 without headers and body where nothing else is said. */
export interface TestResponse {
  status?: number;
  /** Names and values in turn, so that a name can come twice. */
  headers?: string[];
  body?: string | Buffer;
  /** Ends the connection: in place of the answer, or in the middle of its body. */
  cut?: 'before' | 'within';
}

export interface TestServer {
  url: string;
  http: http.Server;
  /** All requests of a test, in turn. */
  requests: TestRequest[];
  /** Decides what is answered; nothing ever is where it gives none. */
  answer: (request: TestRequest) => TestResponse | undefined | Promise<TestResponse | undefined>;
}

/** An answer with a body of JSON. */
export const json = (status: number, body: unknown, ...headers: string[]): TestResponse => ({
  status,
  headers: ['content-type', 'application/json', ...headers],
  body: JSON.stringify(body),
});

/** A server for the tests of one file, which answers as each of them says. */
export async function testServer(): Promise<TestServer> {
  const answerTo = async (incoming: http.IncomingMessage, response: http.ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = incoming;
    const request = { method, url, headers, body: Buffer.concat(chunks).toString() };
    server.requests.push(request);
    const answer = await server.answer(request);
    if (!answer) return;
    if (answer.cut === 'before') return void incoming.socket.destroy();
    response.writeHead(answer.status ?? 200, answer.headers);
    if (answer.cut !== 'within') return void response.end(answer.body);
    response.write('begun');
    setTimeout(() => incoming.socket.destroy(), 5);
  };
  const inner = http.createServer((request, response) => void answerTo(request, response));
  await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(inner.address() as AddressInfo).port}`;
  const server: TestServer = { url, http: inner, requests: [], answer: () => ({}) };
  beforeEach(() => {
    server.requests = [];
    server.answer = () => ({});
  });
  afterAll(() => {
    inner.closeAllConnections();
    inner.close();
  });
  return server;
}
