import { withBase } from '@/lib/base';
import { clockOffset, setClockOffset } from '@/lib/clock';
import { NetworkError } from './errors';
import { addTrace } from './trace';

/** Milliseconds. A smaller difference is ignored, since the `Date` header counts seconds and arrives late. */
const tolerance = 2_000;

let leaving = false;

if (typeof window !== 'undefined') {
  // Firefox rejects calls in flight when a page unloads; that says nothing about network or session.
  window.addEventListener('pagehide', () => (leaving = true));
  window.addEventListener('pageshow', () => (leaving = false));
}

/** Longer than the portal's code takes to load. An answer that nobody has taken by then is out of date. */
const prefetchLifetimeMs = 20_000;

const prefetched = new Map<string, { answer: Promise<Response>; until: number }>();

/** Of a read of one session: an answer that was fetched with other credentials is never given out. */
const keyOf = (url: string, token: string | null) => `${url} ${token}`;

/**
 * Sends a read ahead. The next `send` of the same read takes its answer, once, even while the request is
 * still being signed.
 * @param token session token of the credentials that sign
 */
export function prefetch(url: string, token: string, sign: () => Promise<Request>): void {
  const key = keyOf(new URL(url).href, token);
  const answer = sign().then(sendNow);
  answer.catch(() => prefetched.delete(key));
  prefetched.set(key, { answer, until: Date.now() + prefetchLifetimeMs });
}

function takePrefetched(request: Request): Promise<Response> | undefined {
  if (prefetched.size === 0 || request.method !== 'GET') return undefined;
  const key = keyOf(request.url, request.headers.get('x-amz-security-token'));
  const taken = prefetched.get(key);
  prefetched.delete(key);
  return taken && taken.until > Date.now() ? taken.answer : undefined;
}

/**
 * Sends a request once and reads its answer to the end, so that a connection that breaks in the middle of
 * a body fails here too. Learns the server's clock from the answer.
 * @throws NetworkError; DOMException `AbortError` when the caller aborted
 */
export async function send(request: Request): Promise<Response> {
  return takePrefetched(request) ?? sendNow(request);
}

async function sendNow(request: Request): Promise<Response> {
  const signed = request.headers.has('authorization');
  // "Not sent" is only said of what surely was not, and only the network knows that.
  if (request.method !== 'GET' && isOffline() && !(await isReached()))
    throw new NetworkError('offline', false, signed);
  const sentAt = Date.now();
  try {
    addTrace(request);
    const response = await fetch(request);
    learnClock(response, sentAt, Date.now());
    const body = await response.arrayBuffer();
    const { status, statusText, headers } = response;
    const hasBody = body.byteLength > 0 && status !== 204 && status !== 205 && status !== 304;
    return new Response(hasBody ? body : null, { status, statusText, headers });
  } catch (error) {
    if (isAbort(error)) throw error;
    if (leaving) throw new NetworkError('leaving', true, signed);
    throw new NetworkError(isOffline() ? 'offline' : 'no_response', true, signed);
  }
}

/** Whether the caller aborted the call, as when its screen was left. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

// It is false on working lines too (VPN, virtual adapters). Node has no navigator, and tests and prerendering run there.
const isOffline = () => globalThis.navigator?.onLine === false;

/** Whether the portal's own host answers, whatever the device says of its line. */
export async function isReached(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(5_000);
    await fetch(withBase('/config.json'), { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

/**
 * The server's time at the moment of an answer, from its `Date` header.
 * @returns milliseconds; undefined where the header can't be read, as of another origin that doesn't expose it
 */
export function serverTime(response: Response): number | undefined {
  const time = Date.parse(response.headers.get('date') ?? '');
  return Number.isNaN(time) ? undefined : time;
}

/** The server answered between sending and receiving. The clock is corrected only if it contradicts that. */
function learnClock(response: Response, sentAt: number, receivedAt: number): void {
  const server = serverTime(response);
  if (server === undefined) return;
  const earliest = server - receivedAt;
  const latest = server + 999 - sentAt;
  const offset = clockOffset();
  if (offset < earliest - tolerance || offset > latest + tolerance)
    setClockOffset((earliest + latest) / 2);
}
