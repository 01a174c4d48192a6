import type { SessionEnd } from '@/api/errors';
import type { IssuedCredentials } from '@/api/sessionPort';

/** Tabs tell each other; session storage is each tab's own, and local storage would outlive them. */
export type TabMessage =
  | { type: 'ask'; id: string; generation: number }
  | { type: 'renewed'; credentials: IssuedCredentials }
  | { type: 'ended'; id: string | undefined; generation: number; reason: SessionEnd };

/** How long the other tabs have to answer. Asked once in half an hour, and when a call was refused. */
const timeoutMs = 80;

export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** The channel of all tabs of the portal; undefined where the browser has none. */
export function openChannel(): Channel | undefined {
  return typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel('minamo-session');
}

/**
 * Waits for tabs that may know newer credentials.
 * @param hasNewer whether they have come, looked at after each message
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
