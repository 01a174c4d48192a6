import type { SessionEnd } from '@/api/errors';
import type { IssuedCredentials } from '@/api/sessionPort';

/** Messages between tabs: session storage is not shared, and local storage would outlive the tabs. */
export type TabMessage =
  | { type: 'ask'; id: string; generation: number }
  | { type: 'renewed'; credentials: IssuedCredentials }
  | { type: 'ended'; id: string | undefined; generation: number; reason: SessionEnd };

/** How long the other tabs have to answer, in milliseconds. Short enough to wait at each renewal and each 403. */
const timeoutMs = 80;

export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** The channel of all tabs of the portal; undefined where the browser has none. */
export function openChannel(): Channel | undefined {
  return typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel('minamo-session');
}

/**
 * Asks the other tabs for newer credentials, and waits until they have come or the time is up.
 * @param hasNewer whether they have come; called after each message
 */
export function askTabs(
  channel: Channel,
  { id, generation }: IssuedCredentials,
  hasNewer: () => boolean,
): Promise<void> {
  channel.postMessage({ type: 'ask', id, generation } satisfies TabMessage);
  return new Promise((resolve) => {
    const listening = new AbortController();
    const done = () => {
      clearTimeout(deadline);
      listening.abort();
      resolve();
    };
    const deadline = setTimeout(done, timeoutMs);
    const onMessage = () => {
      if (hasNewer()) done();
    };
    channel.addEventListener('message', onMessage, { signal: listening.signal });
  });
}
