import type { Middleware } from 'openapi-fetch';
import type { ServiceType } from '@/config/runtimeConfig';
import { BusinessError, UnexpectedError } from './errors';
import { isPublicCall } from './middleware/publicCalls';
import { sessionPort, type SessionTexts } from './sessionPort';

/**
 * Keeps one press of a button one write. Browsers and proxies send a request again by themselves when
 * a connection breaks, and customers do when no answer came: the server tells such a repetition from
 * a second order by its `Idempotency-Key` (contract, `IdempotencyKey`).
 *
 * The key is a hash of the press and of the request, so that the same request of the same press has
 * the same key, also after a reload, and a request that was changed has another one. A press is a
 * random text that is kept until a definite answer has come. Nothing of the request is kept.
 */

/** Names in session storage begin so: `unanswered:POST https://…/charge` → the press. */
export const unansweredPrefix = 'unanswered:';

interface Press {
  /** What it has sent so far. */
  names: Set<string>;
  keys: Set<string>;
  /** The service that the screen was about when it was pressed, of each type and of any. */
  services: Map<ServiceType | undefined, string | undefined>;
}

/** The latest press last. */
const running = new Set<Press>();

/** The press whose first call is being made, before anything was waited for. */
let beginning: Press | undefined;

/**
 * Runs all calls of one press. What it sent is answered once it ends, or is refused with a code; after
 * everything else a repetition is the same press.
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
 * The service that a write goes to: the one that the screen was about when its button was pressed,
 * also where the customer has gone on to another line before the last call of the press.
 * @param type both when undefined
 * @throws UnexpectedError, of a write that was not sent, when presses of several lines run at once
 */
export function servicePressed(type: ServiceType | undefined): string | undefined {
  if (beginning) return beginning.services.get(type);
  const [service, ...others] = new Set([...running].map(({ services }) => services.get(type)));
  if (others.length > 0) throw new UnexpectedError(500, 'Presses of several lines run at once');
  return running.size > 0 ? service : sessionPort().serviceId(type);
}

/** Gives each write its key. It stands before the signature, which includes the header. */
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
    // The same again within one press is meant, as when a card's authentication is asked how it stands.
    while (sent?.keys.has(key)) key = await keyOf(key, request);
    sent?.keys.add(key);
    const headers = new Headers(request.headers);
    headers.set('Idempotency-Key', key);
    return new Request(request, { headers });
  },

  onResponse({ request, response }) {
    // A call of no press, such as the login: what its answer means is not looked at any further.
    const name = nameOf(request);
    const isRunning = [...running].some(({ names }) => names.has(name));
    if (request.method !== 'GET' && !isRunning && isDefinite(response.status)) forget(name);
    return undefined;
  },
};

/** Whether the server has done or refused it; after 403, 429 and failures the key is still unused. */
const isDefinite = (status: number) =>
  status < 300 || (status >= 400 && status < 500 && status !== 403 && status !== 429);

const nameOf = ({ method, url }: Request) => `${unansweredPrefix}${method} ${url}`;

/** Before a login there is no session to keep them with: they last as long as the document. */
const publicPresses = new Map<string, string>();

const pressesOf = (schemaPath: string): SessionTexts =>
  isPublicCall(schemaPath) ? publicPresses : sessionPort().storage;

function forget(name: string): void {
  publicPresses.delete(name);
  sessionPort().storage.delete(name);
}

const hex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

// Not `randomUUID`, which a page without https has not.
const randomText = () => hex(crypto.getRandomValues(new Uint8Array(16)));

async function keyOf(press: string, request: Request): Promise<string> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  // Without https there is no hash: then no two requests are the same.
  if (!subtle) return randomText();
  const head = new TextEncoder().encode(`${press} ${request.method} ${request.url}\n`);
  const body = new Uint8Array(await request.clone().arrayBuffer());
  const all = new Uint8Array(head.length + body.length);
  all.set(head);
  all.set(body, head.length);
  return hex(new Uint8Array(await subtle.digest('SHA-256', all)));
}
