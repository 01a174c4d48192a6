import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Case,
  isPreflight,
  methodOf,
  preferOf,
  type Tampering,
  targetOf,
} from './cases/case.ts';
import { hasKey, type HostName } from './contract.ts';
import { Http, type Reply } from './http.ts';
import { type Credentials, sha256, sign, type SigningOptions, type Unsigned } from './signature.ts';

export type Hosts = Record<HostName, string>;

export interface SenderOptions {
  hosts: Hosts;
  timeoutMs: number;
  /** The page that the calls say they come from; the origin of the hosts when absent. */
  origin?: string | undefined;
  /** Calls at once; one when absent. */
  parallel?: number | undefined;
  /** Calls a second at most; without limit when absent. */
  rate?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** How often a call waits for a server that answers 429, how long at most, and where it doesn't say how long. */
const waits = { times: 3, ms: 60_000, unknownMs: 500 };
const minute = 60_000;

/** What is signed in another way than it should be. */
const signings: Partial<Record<Tampering, Omit<SigningOptions, 'at'>>> = {
  day: { isOfYesterday: true },
  region: { region: 'us-east-1' },
  service: { service: 's3' },
  'token-uncovered': { uncovered: ['x-amz-security-token'] },
  'key-uncovered': { uncovered: ['idempotency-key'] },
  'host-uncovered': { uncovered: ['host'] },
  'date-uncovered': { uncovered: ['x-amz-date'] },
  'body-unsigned': { payload: 'UNSIGNED-PAYLOAD' },
  'in-query': { isInQuery: true },
};

/** Sends each call exactly once, signed with the customer's credentials and the server's time. */
export class Sender {
  credentials: Credentials | undefined;
  /** Of another login that holds: its token must not be served with the run's own key. */
  other: Credentials | undefined;
  /** Credentials that were in use and are not any more. */
  ended: { renewed?: Credentials; 'logged-out'?: Credentials; expired?: Credentials } = {};
  cookie: string | undefined;
  /** Whether a later login got the cookie or the token of the run's own. */
  isLoginSame = false;
  /** Whether a refusal as too many (429) did not say how long to wait. */
  isWaitUnknown = false;
  /** The server's clock minus ours, in ms; undefined before its first answer. */
  clock: number | undefined;
  /** When the run logged in, by the server's clock, in ms; not a number where nobody knows. */
  loggedInAt = NaN;
  sent = 0;
  readonly origin: string;
  private readonly http: Http;
  private free = 0;

  constructor(readonly options: SenderOptions) {
    this.http = new Http(options.parallel ?? 1);
    this.origin = options.origin ?? new URL(options.hosts.fixed).origin;
  }

  /** The server's clock minus ours, in ms. */
  get clockOffset(): number {
    return this.clock ?? 0;
  }

  close(): void {
    this.http.close();
  }

  /**
   * Sends a case; `failure` is set where no whole answer came.
   * @param as who signs it; the run's own credentials when absent
   */
  async send(call: Case, as?: Credentials): Promise<Reply> {
    await this.turn();
    const isTimeless = this.clock === undefined;
    const request = this.requestOf(call, as ?? this.credentials);
    const reply = await this.fetch(request);
    // It was signed with this machine's clock: its answer is the first to tell the server's.
    const isSigned = 'authorization' in request.headers;
    const isTold = isTimeless && isSigned && this.clock !== undefined && reply.status === 403;
    return isTold ? this.fetch(this.requestOf(call, as ?? this.credentials)) : reply;
  }

  /**
   * Sends what is no case, e.g. the login. A server that asks for time (429 with Retry-After) gets it, and the
   * call is sent again.
   */
  async fetch(request: Unsigned): Promise<Reply> {
    for (let time = 1; ; time += 1) {
      this.sent += 1;
      const reply = await this.http.send(request, this.options);
      this.learnClock(reply.headers.get('date'));
      const ms = this.patience(reply, time);
      if (ms === undefined) return reply;
      this.free = Math.max(this.free, performance.now() + ms);
      await wait(ms, undefined, { signal: this.options.signal }).catch(() => undefined);
      if (this.options.signal?.aborted) return reply;
    }
  }

  /** How long to wait before a call is sent again, in ms; undefined where it isn't. */
  private patience({ status, headers }: Reply, time: number): number | undefined {
    if (status !== 429 || time > waits.times) return undefined;
    const said = headers.get('retry-after') ?? '';
    if (/^\d+$/.test(said) || !Number.isNaN(Date.parse(said))) return patience(headers);
    this.isWaitUnknown = true;
    return waits.unknownMs * time;
  }

  private requestOf(call: Case, own: Credentials | undefined): Unsigned {
    const { operation, intent, contentType } = call;
    const url = this.options.hosts[call.host] + targetOf(call);
    const method = methodOf(call);
    const isBodyless = isPreflight(call) || intent.kind === 'undeclared-method';
    const body = isBodyless ? '' : (call.body ?? '');
    const headers: Record<string, string> = {
      origin: intent.kind === 'other-origin' ? intent.origin : this.origin,
    };
    if (isPreflight(call)) return { method, url, body, headers: { ...headers, ...askedFor(call) } };
    if (call.body !== undefined && !isBodyless && contentType !== '')
      headers['content-type'] = contentType ?? 'application/json';
    if (hasKey(operation) && call.key !== '') headers['idempotency-key'] = call.key ?? randomUUID();
    if (intent.kind === 'scenario' && !intent.isBrought) headers['prefer'] = preferOf(intent);
    const cookie = this.cookieOf(call);
    if (cookie) headers['cookie'] = cookie;
    const request: Unsigned = { method, url, headers, body };
    const how = intent.kind === 'tampered' ? intent.how : undefined;
    const isEnded = how === 'renewed' || how === 'logged-out' || how === 'expired';
    const signer = isEnded ? this.ended[how] : how === 'swapped' ? this.other : own;
    // A write of another origin is not signed, so that it can do nothing.
    const isUnsigned =
      how === 'none' ||
      how === 'none-invalid' ||
      (intent.kind === 'other-origin' && (intent.isUnsigned ?? operation.method !== 'get'));
    if (!operation.isSigned || isUnsigned || !signer) return request;
    const below = new URL(this.options.hosts[call.host]).pathname.replace(/\/$/, '');
    return this.signed(request, signer, { how, below, token: own?.session_token });
  }

  /** Whether the addresses of a host's operations are below a path of the host. */
  hasPrefix(host: HostName): boolean {
    return new URL(this.options.hosts[host]).pathname !== '/';
  }

  private signed(
    request: Unsigned,
    signer: Credentials,
    { how, below, token }: { how: Tampering | undefined; below: string; token: string | undefined },
  ): Unsigned {
    const shift = how === 'behind' ? -6 * minute : how === 'ahead' ? 6 * minute : 0;
    const at = new Date(Date.now() + this.clockOffset + shift);
    const credentials = { ...signer };
    if (how === 'secret') credentials.access_secret += 'x';
    if (how === 'token') credentials.session_token = '';
    if (how === 'wrong-token') credentials.session_token = anotherEnd(credentials.session_token);
    if (how === 'other-token' && this.other) credentials.session_token = this.other.session_token;
    if (how === 'swapped' && token) credentials.session_token = token;
    if (how === 'key-case') credentials.access_key_id = credentials.access_key_id.toLowerCase();
    if (how === 'other-key') credentials.access_key_id = another(credentials.access_key_id);
    const meant = { ...request };
    if (how === 'method') meant.method = request.method === 'GET' ? 'POST' : 'GET';
    if (how === 'prefix') meant.url = request.url.replace(below, '');
    if (how === 'path') meant.url = request.url.replace(/(\?|$)/, '/changed$1');
    const made = sign(meant, credentials, {
      at,
      ...(how && signings[how]),
      ...(how === 'body-hash' ? { payload: sha256(request.body) } : {}),
    });
    const authorization = made.headers['authorization'] ?? '';
    return {
      method: request.method,
      url:
        how === 'in-query' ? made.url : how === 'query' ? changedQuery(request.url) : request.url,
      body: how === 'body' || how === 'body-hash' ? `${request.body} ` : request.body,
      headers:
        how === 'short'
          ? { ...made.headers, authorization: authorization.slice(0, -56) }
          : made.headers,
    };
  }

  private cookieOf({ operation, intent }: Case): string | undefined {
    if (operation.document !== 'support' || !this.cookie) return undefined;
    if (intent.kind !== 'cookie') return this.cookie;
    return intent.state === 'none' ? undefined : this.cookie.replace(/=.*/, (v) => another(v));
  }

  /** The first answer tells the server's time; later ones are held to it. */
  private learnClock(date: string | null): void {
    const at = Date.parse(date ?? '');
    if (this.clock === undefined && !Number.isNaN(at)) this.clock = at - Date.now();
  }

  private async turn(): Promise<void> {
    const { rate } = this.options;
    const now = performance.now();
    if (!rate && this.free <= now) return;
    const at = Math.max(this.free, now);
    if (rate) this.free = at + 1000 / rate;
    await wait(at - now);
  }
}

/** How long a server wants to be left alone; undefined where it doesn't say, or too long. */
function patience(headers: Headers): number | undefined {
  const text = headers.get('retry-after') ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return ms >= 0 && ms <= waits.ms ? ms : undefined;
}

/** The headers of a preflight: what a browser asks for before this call. */
export function askedFor({ operation }: Case): Record<string, string> {
  const names = [
    ...(operation.isSigned ? ['authorization', 'x-amz-date', 'x-amz-security-token'] : []),
    ...(operation.request ? ['content-type'] : []),
    ...operation.requiredHeaders,
  ];
  return {
    'access-control-request-method': operation.method.toUpperCase(),
    ...(names.length ? { 'access-control-request-headers': names.sort().join(',') } : {}),
  };
}

const changedQuery = (url: string) => `${url}${url.includes('?') ? '&' : '?'}changed=1`;

/** A text of the same length and alphabet. */
const another = (text: string): string =>
  text.replace(/[0-8A-Ya-y]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 1));

/** Another one that begins as it does. */
const anotherEnd = (text: string): string =>
  text.slice(0, text.length / 2) + another(text.slice(text.length / 2));
