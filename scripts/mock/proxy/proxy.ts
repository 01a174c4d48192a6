import { randomUUID } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import type { Contract } from '../contract/contract.ts';
import type { HostName, Operation } from '../contract/operation.ts';
import { meantBy } from '../control/faultInput.ts';
import type { Customer } from '../customers/customer.ts';
import { isMatch } from '../faults.ts';
import type { MockRequest } from '../http/request.ts';
import { json, type MockResponse } from '../http/response.ts';
import type { Credentials } from '../session/credentials.ts';

export interface ProxyOptions {
  /** Base URL of each host of the backend, without a slash at the end. */
  hosts: Record<HostName, string>;
  /** Operation ids and patterns (`reads`, `write-*`) of what is sent there. */
  only: readonly string[];
  /** Who logs in there. */
  user: string;
  password: string;
}

interface Login {
  credentials: Credentials;
  /** How far the backend's clock is ahead of this machine's, in milliseconds. */
  aheadMs: number;
  services: { service_id: string; service_type: string }[];
}

const passedOn = ['content-type', 'content-disposition', 'retry-after'];

/**
 * Sends chosen calls to a backend in place of the mock's handlers: signed anew with a login there, about that
 * customer's services. What the portal sees are the demo customer's ids.
 */
export class Proxy {
  private login: Promise<Login> | undefined;

  constructor(private readonly options: ProxyOptions) {}

  /** Whether calls of an operation go to the backend. The login and what is public stay with the mock. */
  takes(operation: Operation): boolean {
    return operation.isSigned && this.options.only.some((pattern) => isMatch(pattern, operation));
  }

  /** Which calls go where, and as whom: a line for who starts the mock. */
  describe(contract: Contract): string {
    const { hosts, only, user } = this.options;
    const taken = [...new Set(only.flatMap((pattern) => meantBy(contract, pattern)))].filter(
      (operation) => this.takes(operation),
    );
    const urls = new Set(taken.flatMap((operation) => operation.hosts.map((host) => hosts[host])));
    return `${only.join(', ')} (${taken.length} operations) go to ${[...urls].join(', ')} as ${user}; all else is the mock's.`;
  }

  /** The backend's answer; a 502 that says why when there is none. */
  async answer(host: HostName, request: MockRequest, customer: Customer): Promise<MockResponse> {
    try {
      const first = await this.send(host, request, customer);
      if (first.status !== 403) return first;
      // Its credentials may have run out; a second 403 is the backend's answer.
      this.login = undefined;
      return await this.send(host, request, customer);
    } catch (error) {
      this.login = undefined;
      const { message, cause } = error as Error;
      const why = cause instanceof Error ? `${message}: ${cause.message}` : message;
      return json(502, { code: 'mock_proxy', message: `${this.options.hosts[host]}: ${why}` });
    }
  }

  private async send(
    host: HostName,
    request: MockRequest,
    customer: Customer,
  ): Promise<MockResponse> {
    this.login ??= logIn(this.options);
    const login = await this.login;
    const pairs = idPairs(customer, login);
    const there = (text: string) => replaced(text, pairs);
    const query = request.query.toString();
    const body = request.body.length > 0 ? there(request.body.toString('utf8')) : undefined;
    const headers: Record<string, string> = {};
    for (const name of ['content-type', 'idempotency-key', 'accept']) {
      const value = request.headers[name];
      if (value !== undefined) headers[name] = value;
    }
    const url = `${this.options.hosts[host]}${there(request.apiPath)}${query && `?${there(query)}`}`;
    const signed = await signedRequest(url, request.method, headers, body, login);
    const response = await fetch(signed);
    const bytes = Buffer.from(await response.arrayBuffer());
    const kept = passedOn.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    const back = pairs.map(([own, theirs]) => [theirs, own] as const);
    return {
      status: response.status,
      headers: Object.fromEntries(kept) as Record<string, string>,
      body: bodyOf(bytes, response.headers.get('content-type') ?? '', back),
    };
  }
}

async function signedRequest(
  url: string,
  method: string,
  headers: Record<string, string>,
  body: string | undefined,
  { credentials, aheadMs }: Login,
): Promise<Request> {
  const at = new Date(Date.now() + aheadMs).toISOString().replace(/[-:]|\.\d+/g, '');
  const signer = new AwsV4Signer({
    url,
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    accessKeyId: credentials.access_key_id,
    secretAccessKey: credentials.access_secret,
    sessionToken: credentials.session_token,
    service: 'execute-api',
    region: 'ap-northeast-1',
    datetime: at,
    allHeaders: true,
  });
  const made = await signer.sign();
  return new Request(url, {
    method,
    headers: made.headers,
    ...(body === undefined ? {} : { body }),
  });
}

/** @throws Error when the backend refuses the login, or doesn't list the services */
async function logIn({ hosts, user, password }: ProxyOptions): Promise<Login> {
  const answer = await fetch(`${hosts.auth}/api/v2/authn/mypage/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ id: user, password }),
  });
  if (!answer.ok) throw new Error(`The login of ${user} was answered ${answer.status}.`);
  const date = Date.parse(answer.headers.get('date') ?? '');
  const login: Login = {
    credentials: (await answer.json()) as Credentials,
    aheadMs: Number.isNaN(date) ? 0 : date - Date.now(),
    services: [],
  };
  const url = `${hosts.fixed}/api/read/v1/service`;
  const listed = await fetch(await signedRequest(url, 'GET', {}, undefined, login));
  if (!listed.ok) throw new Error(`The services of ${user} were answered ${listed.status}.`);
  const { services } = (await listed.json()) as Pick<Login, 'services'>;
  return { ...login, services };
}

/** The demo customer's services beside those of the backend, fibre by fibre and SIM by SIM, in their order. */
function idPairs({ services }: Customer, login: Login): (readonly [string, string])[] {
  return ['fixed', 'mobile'].flatMap((type) => {
    const theirs = login.services.filter(({ service_type }) => service_type === type);
    return services
      .filter(({ listed }) => listed.service_type === type)
      .flatMap(({ listed }, index) => {
        const other = theirs[index];
        return other ? [[listed.service_id, other.service_id] as const] : [];
      });
  });
}

/** A text with one id in the place of the other, all at once: an id may be on both sides. */
function replaced(text: string, pairs: readonly (readonly [string, string])[]): string {
  if (pairs.length === 0) return text;
  const other = new Map(pairs);
  const shape = new RegExp(pairs.map(([id]) => `\\b${id}\\b`).join('|'), 'g');
  return text.replace(shape, (id) => other.get(id) ?? id);
}

function bodyOf(
  bytes: Buffer,
  type: string,
  pairs: readonly (readonly [string, string])[],
): unknown {
  if (bytes.length === 0) return undefined;
  if (!type.includes('json')) return bytes;
  try {
    return JSON.parse(replaced(bytes.toString('utf8'), pairs)) as unknown;
  } catch {
    return bytes;
  }
}
