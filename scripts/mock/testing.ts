import { randomUUID } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { demoPassword } from './customers/customer.ts';
import type { Credentials } from './session/credentials.ts';

export interface CallOptions {
  method?: string;
  body?: unknown;
  /** Sent unchanged, in place of `body`. */
  text?: string | undefined;
  headers?: Record<string, string>;
  /** Values to sign with in place of the right ones. */
  sign?: { region?: string; service?: string; datetime?: string; url?: string; method?: string };
}

/** An order of an option in which nothing is chosen but the option itself. */
export const nothingChosen = {
  edition: null,
  leaving: null,
  energy: null,
  choice: null,
  desired_on: null,
} as const;

/** What a caller needs to know of a mock, wherever it runs. */
export interface MockAddress {
  url: string;
  clock: { now: () => Date };
}

/** A caller that signs as the portal does, logged in as one demo customer. */
export class Caller {
  constructor(
    private readonly mock: MockAddress,
    public credentials: Credentials,
  ) {}

  /** Calls `/hosts/<host><path>`, signed. */
  async call(url: string, options: CallOptions = {}): Promise<Response> {
    const request = await this.signed(url, options);
    return fetch(request);
  }

  /** The body of a call that must succeed. */
  async read<Body>(url: string, options: CallOptions = {}): Promise<Body> {
    const response = await this.call(url, options);
    if (!response.ok) throw new Error(`${url} ${response.status} ${await response.text()}`);
    return (await response.json()) as Body;
  }

  /** A signed request, to be sent later or tampered with. */
  async signed(
    url: string,
    {
      method = 'GET',
      body,
      text = body === undefined ? undefined : JSON.stringify(body),
      headers = {},
      sign = {},
    }: CallOptions = {},
  ) {
    const sent = {
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
      ...headers,
    };
    const signer = new AwsV4Signer({
      url: sign.url ?? this.mock.url + url,
      method: sign.method ?? method,
      headers: sent,
      ...(text === undefined ? {} : { body: text }),
      accessKeyId: this.credentials.access_key_id,
      secretAccessKey: this.credentials.access_secret,
      sessionToken: this.credentials.session_token,
      service: sign.service ?? 'execute-api',
      region: sign.region ?? 'ap-northeast-1',
      datetime:
        sign.datetime ??
        this.mock.clock
          .now()
          .toISOString()
          .replace(/[-:]|\.\d+/g, ''),
      allHeaders: true,
    });
    const made = await signer.sign();
    return new Request(this.mock.url + url, {
      method,
      headers: made.headers,
      ...(text === undefined ? {} : { body: text }),
    });
  }
}

/** Logs in; fails when the mock refuses. */
export async function logIn(
  mock: MockAddress,
  id = 'mizuno.keiko',
  password = demoPassword,
): Promise<Caller> {
  const response = await postLogin(mock, id, password);
  if (!response.ok) throw new Error(`login of ${id}: ${response.status}`);
  return new Caller(mock, (await response.json()) as Credentials);
}

/** Sends an id and a password to the login; the same key is the same press. */
export const postLogin = (
  mock: Pick<MockAddress, 'url'>,
  id: string,
  password: string,
  key: string = randomUUID(),
): Promise<Response> =>
  fetch(`${mock.url}/hosts/auth/api/v2/authn/mypage/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ id, password }),
  });
