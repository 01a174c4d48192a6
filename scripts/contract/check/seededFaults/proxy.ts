import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as send,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StartedMock } from '../../../mock/startMock.ts';

/** A call on its way through. */
export interface Passing {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** The addresses of calls that were not answered yet when it came. */
  beside: string[];
}

/** An answer on its way back. */
export interface Passed {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** A length to claim in place of the right one. */
  length?: number;
  /** How much later it is sent, in ms. */
  afterMs?: number;
}

/**
 * Tampers with an answer.
 * @param served the last success of the same call, whoever's service it was for
 * @returns what to send instead, or `cut` to end the connection
 */
export type Tamper = (call: Passing, answer: Passed, served: Passed | undefined) => Passed | 'cut';

export interface TamperingProxy {
  url: string;
  tamper: Tamper;
  close: () => Promise<void>;
}

/**
 * Starts a proxy in front of a mock, which tampers with the mock's answers. It passes the Host header on
 * unchanged, since that is signed.
 */
export async function startTamperingProxy(mock: StartedMock): Promise<TamperingProxy> {
  const served = new Map<string, Passed>();
  const open: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const beside = [...open];
    open.push(incoming.url ?? '');
    void pass(mock, incoming).then(({ answer, ...passed }) => {
      open.splice(open.indexOf(incoming.url ?? ''), 1);
      const call = { ...passed.call, beside };
      const target = (call.url.split('?')[0] ?? '').replace(/[fm]\d{8,11}/i, '');
      const key = `${call.method} ${target}`;
      if (answer.status === 200 && call.headers.origin === proxy.url) served.set(key, answer);
      const sent = proxy.tamper(call, forPortal(call, answer, proxy.url), served.get(key));
      if (sent === 'cut') outgoing.socket?.destroy();
      else if (sent.afterMs) setTimeout(() => answerWith(sent, outgoing), sent.afterMs);
      else answerWith(sent, outgoing);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const proxy: TamperingProxy = {
    url: `http://localhost:${port}`,
    tamper: (_call, answer) => answer,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return proxy;
}

/** A mock on one port lets every page read its answers; the one behind the proxy only its own, as in production. */
function forPortal({ headers }: Passing, answer: Passed, portal: string): Passed {
  if (headers.origin === portal) return answer;
  return { ...answer, headers: { ...answer.headers, 'access-control-allow-origin': undefined } };
}

function answerWith({ status, headers, body, length }: Passed, outgoing: ServerResponse): void {
  outgoing.sendDate = false;
  const framing = ['content-length', 'transfer-encoding', 'connection', 'keep-alive'];
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !framing.includes(name)) outgoing.setHeader(name, value);
  if (length !== undefined) outgoing.setHeader('content-length', length);
  outgoing.writeHead(status);
  if (length === undefined) outgoing.end(body);
  // What was promised doesn't come: the connection ends after what there is.
  else outgoing.write(body, () => outgoing.socket?.destroy());
}

async function pass(
  mock: StartedMock,
  incoming: IncomingMessage,
): Promise<{ call: Omit<Passing, 'beside'>; answer: Passed }> {
  const { method = 'GET', url = '/', headers } = incoming;
  const body = await bytesOf(incoming);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const forwarded = send({ port: mock.port, method, path: url, headers }, resolve);
    forwarded.on('error', reject);
    forwarded.end(body);
  });
  return {
    call: { method, url, headers, body: body.toString() },
    answer: {
      status: response.statusCode ?? 0,
      headers: response.headers,
      body: await bytesOf(response),
    },
  };
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
