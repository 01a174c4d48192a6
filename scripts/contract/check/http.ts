import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import type { Unsigned } from './signature.ts';

/** An answer as it came, or why none did. */
export interface Reply {
  url: string;
  status: number;
  headers: Headers;
  /** Headers that came more than once though they say one thing. */
  repeated: string[];
  body: Buffer;
  /** From the request to the last byte of the answer. */
  ms: number;
  /** Why there is no whole answer. */
  failure?: string;
  /** Nothing listens there, or nothing that speaks HTTP. */
  isUnreachable?: boolean;
}

interface Options {
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

const single = new Set([
  'content-type',
  'content-length',
  'content-disposition',
  'date',
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'retry-after',
  'location',
]);
const decoders: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  gzip: promisify<Buffer, Buffer>(gunzip),
  br: promisify<Buffer, Buffer>(brotliDecompress),
  deflate: promisify<Buffer, Buffer>(inflate),
};
const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN'];

/** Sends requests with Node's own client, which shows each header as it came and follows nothing. */
export class Http {
  private readonly agents: { http: HttpAgent; https: HttpsAgent };

  /** @param sockets how many calls run at once; two at least, for those that are sent at the same time */
  constructor(sockets: number) {
    // A connection that lay idle is not used again: servers close those, which would look like a lost answer.
    const shared = { keepAlive: true, maxSockets: Math.max(2, sockets), timeout: 2000 };
    this.agents = { http: new HttpAgent(shared), https: new HttpsAgent(shared) };
  }

  /** Closes the connections that are left. */
  close(): void {
    this.agents.http.destroy();
    this.agents.https.destroy();
  }

  /** Sends a request once; `failure` is set where no whole answer came. */
  async send({ method, url, headers, body }: Unsigned, options: Options): Promise<Reply> {
    const started = performance.now();
    const base = { url, status: 0, headers: new Headers(), repeated: [], body: Buffer.alloc(0) };
    try {
      const { response, bytes } = await this.exchange({ method, url, headers, body }, options);
      const ms = performance.now() - started;
      const { all, repeated } = readHeaders(response.rawHeaders);
      const reply = { url, status: response.statusCode ?? 0, headers: all, repeated, ms };
      const decoded = await decode(bytes, all.get('content-encoding'));
      return typeof decoded === 'string'
        ? { ...reply, body: bytes, failure: decoded }
        : { ...reply, body: decoded };
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      return {
        ...base,
        ms: performance.now() - started,
        failure: message || code,
        isUnreachable: unreachable.includes(code),
      };
    }
  }

  private exchange(
    { method, url, headers, body }: Unsigned,
    { timeoutMs, signal }: Options,
  ): Promise<{ response: IncomingMessage; bytes: Buffer }> {
    const isSecure = url.startsWith('https:');
    const send = isSecure ? httpsRequest : httpRequest;
    return new Promise((resolve, reject) => {
      const call = send(url, {
        method,
        agent: isSecure ? this.agents.https : this.agents.http,
        headers: {
          ...headers,
          'accept-encoding': 'gzip, deflate, br',
          // Node says by itself that a POST or PUT without a body has the length 0.
          ...(body ? { 'content-length': String(Buffer.byteLength(body)) } : {}),
        },
      });
      const late = () => call.destroy(new Error(`no answer within ${timeoutMs} ms`));
      const timer = setTimeout(late, timeoutMs);
      const stop = () => call.destroy(new Error('stopped by hand'));
      signal?.addEventListener('abort', stop);
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
      };
      const fail = (error: Error) => {
        settle();
        reject(error);
      };
      call.on('error', fail);
      call.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', fail);
        response.on('end', () => {
          settle();
          resolve({ response, bytes: Buffer.concat(chunks) });
        });
      });
      call.end(body);
    });
  }
}

function readHeaders(raw: string[]): { all: Headers; repeated: string[] } {
  const all = new Headers();
  const repeated: string[] = [];
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at]?.toLowerCase() ?? '';
    if (single.has(name) && all.has(name)) repeated.push(name);
    all.append(name, raw[at + 1] ?? '');
  }
  return { all, repeated };
}

async function decode(bytes: Buffer, encoding: string | null): Promise<Buffer | string> {
  const name = encoding?.trim().toLowerCase() ?? 'identity';
  if (name === 'identity' || !bytes.length) return bytes;
  const decoder = decoders[name];
  if (!decoder) return `a body in the encoding ${name}, which was not asked for`;
  return decoder(bytes).catch(() => `a body that is no ${name}, though content-encoding says so`);
}
