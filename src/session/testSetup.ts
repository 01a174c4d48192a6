import { afterEach } from 'vitest';
import type { IssuedCredentials } from '@/api/sessionPort';
import { TabSession } from './session';
import { MemoryStorage } from './storage';
import { SessionStore } from './store';

const start = new Date('2026-11-21T10:40:00+09:00');
const login = {
  access_key_id: 'ASIA1',
  access_secret: 'secret 1',
  session_token: 'token 1',
  userId: 'mizuno.keiko',
  is_verified_email: true,
};

interface TabOptions {
  /** A tab whose session storage this one copies, as a duplicated tab does. */
  from?: Pick<Tab, 'storage'>;
  withoutLocks?: boolean;
  withoutChannel?: boolean;
}

/** The server and the parts of the browser that all tabs of a test share. */
export class TestSetup {
  time = start;
  renewals: IssuedCredentials[] = [];
  revoked: string[] = [];
  channels: BroadcastChannel[] = [];
  answer: () => Promise<void> = () => Promise.resolve();
  private readonly queues = new Map<string, Promise<unknown>>();

  /** A small copy of Web Locks: one holder of a name at a time, across tabs. */
  readonly locks = {
    request: (name: string, work: () => Promise<unknown>) => {
      const turn = (this.queues.get(name) ?? Promise.resolve()).then(work, work);
      this.queues.set(name, turn);
      return turn;
    },
  } as unknown as LockManager;

  later(minutes: number) {
    this.time = new Date(this.time.getTime() + minutes * 60_000);
  }

  tab({ from, withoutLocks, withoutChannel }: TabOptions = {}): Tab {
    const storage = new MemoryStorage();
    if (from)
      for (let index = 0; index < from.storage.length; index++) {
        const key = from.storage.key(index) ?? '';
        storage.setItem(key, from.storage.getItem(key) ?? '');
      }
    const store = new SessionStore(storage);
    const channel = withoutChannel ? undefined : this.channel();
    const tab: Tab = { storage, store, ends: 0, session: undefined as never };
    tab.session = new TabSession({
      store,
      channel,
      locks: withoutLocks ? undefined : this.locks,
      now: () => this.time,
      callRenew: async (used) => {
        this.renewals.push(used);
        const number = this.renewals.length + 1;
        await this.answer();
        return {
          access_key_id: `ASIA${number}`,
          access_secret: `secret ${number}`,
          session_token: `token ${number}`,
        };
      },
      revoke: ({ access_key_id }) => {
        this.revoked.push(access_key_id);
        return Promise.resolve();
      },
      onEnd: () => (tab.ends += 1),
    });
    return tab;
  }

  logIn(tab: Tab, access_key_id = login.access_key_id) {
    const credentials = tab.store.begin({ ...login, access_key_id }, this.time);
    tab.store.complete({ services: [], is_single_service: false });
    return credentials;
  }

  /** The channel of all tabs, on which a test may listen and speak too. */
  channel(): BroadcastChannel {
    const channel = new BroadcastChannel(this.channelName);
    this.channels.push(channel);
    return channel;
  }

  private readonly channelName = `test-${crypto.randomUUID()}`;
}

/** A tab with its own storage, and how often its session ended. */
export interface Tab {
  storage: MemoryStorage;
  store: SessionStore;
  session: TabSession;
  ends: number;
}

const worlds: TestSetup[] = [];
/** A setup for one test; its channels are closed after the test. */
export function testSetup(): TestSetup {
  const made = new TestSetup();
  worlds.push(made);
  return made;
}

afterEach(() => {
  for (const { channels } of worlds.splice(0)) for (const channel of channels) channel.close();
});

/** As many calls at once for credentials. */
export const calls = (tab: Tab, count: number) =>
  Array.from({ length: count }, () => tab.session.credentials());

/** A gate that holds the server's answer back. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** What a tab has stored now, for a tab that wakes up with it later. */
export function storageOf({ storage }: Tab): Pick<Tab, 'storage'> {
  const copy = new MemoryStorage();
  for (let index = 0; index < storage.length; index++) {
    const key = storage.key(index) ?? '';
    copy.setItem(key, storage.getItem(key) ?? '');
  }
  return { storage: copy };
}

/** Waits for what other tabs do. */
export const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 1));
};
