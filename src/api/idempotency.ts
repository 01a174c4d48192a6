import type { Middleware } from 'openapi-fetch';
import type { ServiceType } from '@/config/runtimeConfig';
import { BusinessError, UnexpectedError } from './errors';
import { isPublicCall } from './middleware/publicCalls';
import { sessionPort, type SessionTexts } from './sessionPort';

/**
 * Makes one press of a button take effect once. Browsers and proxies repeat a request when a connection
 * breaks, and customers press again when no answer came: the `Idempotency-Key` lets the server tell such
 * a repetition from a second order (contract, `IdempotencyKey`).
 *
 * The key is a hash of the press and of the request. The same request of the same press has the same key,
 * also after a reload; a changed request has another one. A press is a random text, kept in session storage
 * until a definite answer has come. Of the request only method and address are kept.
 */

/** Prefix of the names in session storage: `unanswered:POST https://…/charge` → the press. */
export const unansweredPrefix = 'unanswered:';

interface Press {
  /** Storage names, and keys, of the requests that it has sent so far. */
  names: Set<string>;
  keys: Set<string>;
  /** The service in use of each type when the button was pressed, and under `undefined` the selected one. */
  services: Map<ServiceType | undefined, string | undefined>;
}

/** Presses that have not ended, the newest last. */
const running = new Set<Press>();

/** The press whose function is running, until it waits for something. */
let beginning: Press | undefined;

/**
 * Runs all calls of one press. When it succeeds, or is refused with a code, the press is over. After any
 * other failure, sending the same again counts as the same press.
 * @throws what `write` throws
 */
export async function onePress<Result>(write: () => Promise<Result>): Promise<Result> {
  const sent: Press = { names: new Set(), keys: new Set(), services: selectedServices() };
  running.add(sent);
  try {
    const result = await begin(sent, write);
    sent.names.forEach(forget);
    return result;
  } catch (error) {
    if (error instanceof BusinessError) sent.names.forEach(forget);
    throw error;
  } finally {
    running.delete(sent);
  }
}

function begin<Result>(press: Press, write: () => Promise<Result>): Promise<Result> {
  beginning = press;
  try {
    return write();
  } finally {
    beginning = undefined;
  }
}

const selectedServices: () => Press['services'] = () => {
  const types = ['fixed', 'mobile', undefined] as const;
  return new Map(types.map((type) => [type, sessionPort().serviceId(type)]));
};

/**
 * The service that a write goes to: the one that was in use when the button was pressed, even if the
 * customer has switched to another line before the last call of the press.
 * @param type of the service; either when undefined
 * @throws UnexpectedError when presses of several lines run at once; the write is not sent then
 */
export function servicePressed(type: ServiceType | undefined): string | undefined {
  if (beginning) return beginning.services.get(type);
  const [service, ...others] = new Set([...running].map(({ services }) => services.get(type)));
  if (others.length > 0) throw new UnexpectedError(500, 'Presses of several lines run at once');
  return running.size > 0 ? service : sessionPort().serviceId(type);
}

/** Gives each write its key. It runs before the signing, since the signature covers the header. */
export const idempotencyKeys: Middleware = {
  async onRequest({ request, schemaPath }) {
    if (request.method === 'GET') return undefined;
    const name = nameOf(request);
    const presses = pressesOf(schemaPath);
    const press = presses.get(name) ?? randomText();
    presses.set(name, press);
    const sent = [...running].at(-1);
    sent?.names.add(name);
    let key = await keyOf(press, request);
    // The same request twice in one press is intended, as when a card's authentication is polled.
    while (sent?.keys.has(key)) key = await keyOf(key, request);
    sent?.keys.add(key);
    const headers = new Headers(request.headers);
    headers.set('Idempotency-Key', key);
    return new Request(request, { headers });
  },

  onResponse({ request, response }) {
    // A call outside `onePress`, such as the login: only its status says whether it is over.
    const name = nameOf(request);
    const isRunning = [...running].some(({ names }) => names.has(name));
    if (request.method !== 'GET' && !isRunning && isDefinite(response.status)) forget(name);
    return undefined;
  },
};

/** Whether the server has carried out or refused the request. After 403, 429 and 5xx a repetition keeps its key. */
const isDefinite = (status: number) =>
  status < 300 || (status >= 400 && status < 500 && status !== 403 && status !== 429);

const nameOf = ({ method, url }: Request) => `${unansweredPrefix}${method} ${url}`;

/** Presses before a login, when there is no session to keep them with: they last as long as the document. */
const publicPresses = new Map<string, string>();

const pressesOf = (schemaPath: string): SessionTexts =>
  isPublicCall(schemaPath) ? publicPresses : sessionPort().storage;

function forget(name: string): void {
  publicPresses.delete(name);
  sessionPort().storage.delete(name);
}

const hex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

// Not `randomUUID`, which browsers have on https and localhost only.
const randomText = () => hex(crypto.getRandomValues(new Uint8Array(16)));

async function keyOf(press: string, request: Request): Promise<string> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  // Without https there is no hash: then every request gets a key of its own.
  if (!subtle) return randomText();
  const head = new TextEncoder().encode(`${press} ${request.method} ${request.url}\n`);
  const body = new Uint8Array(await request.clone().arrayBuffer());
  const all = new Uint8Array(head.length + body.length);
  all.set(head);
  all.set(body, head.length);
  return hex(new Uint8Array(await subtle.digest('SHA-256', all)));
}
