import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { type Case, preferOf, targetOf } from './cases/case.ts';
import { hasKey, type HostName } from './contract.ts';

/** Temporary signing credentials, in the contract's spelling. */
export interface Credentials {
  access_key_id: string;
  access_secret: string;
  session_token: string;
}

export type Hosts = Record<HostName, string>;

/** An answer as it came, or why none did. */
export interface Reply {
  url: string;
  status: number;
  headers: Headers;
  body: Buffer;
  /** Why there is no whole answer. */
  failure?: string;
}

export interface SenderOptions {
  hosts: Hosts;
  timeoutMs: number;
  /** Calls a second at most; without limit when absent. */
  rate?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** Sends each call exactly once, signed with the customer's credentials and the server's time. */
export class Sender {
  credentials: Credentials | undefined;
  cookie: string | undefined;
  /** The server's clock minus ours, in ms. */
  clockOffset = 0;
  sent = 0;
  private free = 0;

  constructor(readonly options: SenderOptions) {}

  /** Sends a case; `failure` is set where no whole answer came. */
  async send(call: Case): Promise<Reply> {
    await this.turn();
    const url = this.options.hosts[call.host] + targetOf(call);
    const tampered = call.intent.kind === 'tampered' ? call.intent.how : undefined;
    const headers = new Headers(
      call.body === undefined ? {} : { 'content-type': call.contentType ?? 'application/json' },
    );
    if (hasKey(call.operation)) headers.set('idempotency-key', randomUUID());
    if (call.intent.kind === 'scenario') headers.set('prefer', preferOf(call.intent));
    if (call.operation.document === 'support' && this.cookie) headers.set('cookie', this.cookie);
    const method = call.operation.method.toUpperCase();
    const signed =
      call.operation.isSigned && tampered !== 'none' && this.credentials
        ? await this.sign(url, method, headers, call, this.credentials)
        : headers;
    return this.fetch(tampered === 'query' ? changedQuery(url) : url, {
      method,
      headers: signed,
      ...(call.body === undefined
        ? {}
        : { body: tampered === 'body' ? `${call.body} ` : call.body }),
    });
  }

  /** Sends what is no case, e.g. the login. */
  async fetch(url: string, init: RequestInit): Promise<Reply> {
    const { timeoutMs, signal } = this.options;
    const limit = AbortSignal.timeout(timeoutMs);
    this.sent += 1;
    try {
      const response = await fetch(url, {
        ...init,
        redirect: 'manual',
        signal: signal ? AbortSignal.any([limit, signal]) : limit,
      });
      const body = Buffer.from(await response.arrayBuffer());
      this.learnClock(response.headers.get('date'));
      return { url, status: response.status, headers: response.headers, body };
    } catch (error) {
      const failure = limit.aborted ? `no answer within ${timeoutMs} ms` : reason(error);
      return { url, status: 0, headers: new Headers(), body: Buffer.alloc(0), failure };
    }
  }

  private async sign(
    url: string,
    method: string,
    headers: Headers,
    call: Case,
    credentials: Credentials,
  ): Promise<Headers> {
    const how = call.intent.kind === 'tampered' ? call.intent.how : undefined;
    const age = how === 'date' ? 3_600_000 : 0;
    const signer = new AwsV4Signer({
      url,
      method,
      headers: Object.fromEntries(headers),
      ...(call.body === undefined ? {} : { body: call.body }),
      accessKeyId: credentials.access_key_id,
      secretAccessKey: credentials.access_secret + (how === 'secret' ? 'x' : ''),
      ...(how === 'token' ? {} : { sessionToken: credentials.session_token }),
      service: 'execute-api',
      region: 'ap-northeast-1',
      datetime: new Date(Date.now() + this.clockOffset - age)
        .toISOString()
        .replace(/[-:]|\.\d+/g, ''),
      allHeaders: true,
    });
    return (await signer.sign()).headers;
  }

  private learnClock(date: string | null): void {
    const at = Date.parse(date ?? '');
    if (!Number.isNaN(at)) this.clockOffset = at - Date.now();
  }

  private async turn(): Promise<void> {
    const { rate } = this.options;
    if (!rate) return;
    const at = Math.max(this.free, performance.now());
    this.free = at + 1000 / rate;
    await wait(at - performance.now());
  }
}

const changedQuery = (url: string) => `${url}${url.includes('?') ? '&' : '?'}changed=1`;

/** Why a call failed: the cause of the error, whose own message is only `fetch failed`. */
function reason(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message || cause.name : message;
}
