import { isLogout, NetworkError, type SessionEnd, SessionError } from '@/api/errors';
import type { IssuedCredentials } from '@/api/sessionPort';
import type { Credentials } from '@/api/signing';
import { isDue } from './startTime';
import type { SessionStore } from './store';
import { askTabs, type Channel, type TabMessage } from './tabs';

/** What a session depends on: parts of the browser, and calls to the server. */
export interface SessionDependencies {
  store: SessionStore;
  channel: Channel | undefined;
  /** Locks across tabs; undefined where the browser has none, as on plain http. */
  locks: Pick<LockManager, 'request'> | undefined;
  now: () => Date;
  /** @throws ApiError */
  callRenew: (credentials: IssuedCredentials) => Promise<Credentials>;
  /** Ends credentials at the server if it can be reached; never throws. */
  revoke: (credentials: IssuedCredentials) => Promise<void>;
  /** Called after the session of this tab has ended, whatever the reason. */
  onEnd: () => void;
}

/** One tab's session: its renewal, its end, and the messages to and from other tabs. */
export class TabSession {
  private renewing: { id: string; done: Promise<IssuedCredentials> } | undefined;

  constructor(private readonly dependencies: SessionDependencies) {
    dependencies.channel?.addEventListener('message', ({ data }) => this.hear(data as TabMessage));
  }

  /**
   * Credentials for a call now. After 30 minutes the calls of all tabs wait for one renewal.
   * @throws SessionError without a session or when the renewal ended it; other ApiErrors of the renewal
   */
  async credentials(): Promise<IssuedCredentials> {
    const held = this.held();
    if (!held) throw this.over();
    if (!isDue(held.issuedAt, this.dependencies.now())) return held;
    if (this.renewing?.id !== held.id) {
      const done = this.inLock(held.id, () => this.renew(held));
      const renewing = { id: held.id, done };
      const forget = () => {
        if (this.renewing === renewing) this.renewing = undefined;
      };
      done.then(forget, forget);
      this.renewing = renewing;
    }
    return this.renewing.done;
  }

  /** Credentials of the same login that are newer than the given ones, renewed by this tab or another. */
  async newerThan(used: IssuedCredentials): Promise<IssuedCredentials | undefined> {
    const newer = () => {
      const held = this.held();
      return held?.id === used.id && held.generation > used.generation ? held : undefined;
    };
    const held = this.held();
    if (held?.id === used.id && !newer() && this.dependencies.channel)
      await askTabs(this.dependencies.channel, held, () => newer() !== undefined);
    return newer();
  }

  /**
   * Ends the session. A call that failed may end only the credentials that it used.
   * @param used credentials of the failed call; absent when the reason is no failed call
   */
  end(reason: SessionEnd, used?: IssuedCredentials): void {
    const held = this.held();
    if (used && !(held && isSame(held, used))) return;
    if (!held && !isLogout(reason)) return;
    const { store, channel, onEnd } = this.dependencies;
    store.clear(reason);
    onEnd();
    channel?.postMessage({
      type: 'ended',
      id: held?.id,
      generation: held?.generation ?? 0,
      reason,
    } satisfies TabMessage);
  }

  private held(): IssuedCredentials | undefined {
    return this.dependencies.store.credentials();
  }

  private async inLock(
    id: string,
    work: () => Promise<IssuedCredentials>,
  ): Promise<IssuedCredentials> {
    const { locks } = this.dependencies;
    return locks ? await locks.request(`minamo-renewal-${id}`, work) : work();
  }

  private async renew(before: IssuedCredentials): Promise<IssuedCredentials> {
    // Another tab may have renewed while this one waited for the lock.
    const old = (await this.newerThan(before)) ?? this.held();
    if (old?.id !== before.id) throw this.over();
    if (!isDue(old.issuedAt, this.dependencies.now())) return old;

    let renewed: Credentials;
    try {
      renewed = await this.dependencies.callRenew(old);
    } catch (error) {
      return this.renewalFailed(error, old);
    }
    const held = this.held();
    if (!held || !isSame(held, old)) {
      // The session ended meanwhile: nothing is stored, and the new credentials are revoked.
      void this.dependencies.revoke({ ...old, ...renewed });
      throw this.over();
    }
    const current = this.dependencies.store.renew(old, renewed, this.dependencies.now());
    this.tell(current);
    return current;
  }

  /** No answer and 403 end the session (docs/product.md §3.7); a failing server doesn't. */
  private async renewalFailed(error: unknown, old: IssuedCredentials): Promise<IssuedCredentials> {
    const reason = endOf(error);
    if (!reason) throw error;
    const newer = reason === 'refused' ? await this.newerThan(old) : undefined;
    if (newer) return newer;
    this.end(reason, old);
    throw new SessionError(reason);
  }

  private over(): SessionError {
    return new SessionError(this.dependencies.store.lastEnd() ?? 'none');
  }

  private hear(message: TabMessage): void {
    const held = this.held();
    if (!held) {
      if (message.type === 'ended' && isLogout(message.reason))
        this.dependencies.store.dropBackup();
      return;
    }
    switch (message.type) {
      case 'ask':
        if (held.id === message.id && held.generation > message.generation) this.tell(held);
        return;
      case 'renewed':
        this.dependencies.store.adopt(message.credentials);
        return;
      case 'ended':
        this.hearEnd(message, held);
    }
  }

  private hearEnd(
    { id, generation, reason }: Extract<TabMessage, { type: 'ended' }>,
    held: IssuedCredentials,
  ): void {
    const isOurs = held.id === id;
    // Logging out means everywhere; any other end concerns the session that it happened to.
    if (!isLogout(reason) && !(isOurs && held.generation <= generation)) return;
    this.dependencies.store.clear(reason);
    this.dependencies.onEnd();
    if (!isOurs) void this.dependencies.revoke(held);
  }

  private tell(credentials: IssuedCredentials): void {
    this.dependencies.channel?.postMessage({ type: 'renewed', credentials } satisfies TabMessage);
  }
}

/** Why a failed renewal ends the session; undefined when it doesn't. */
function endOf(error: unknown): SessionEnd | undefined {
  if (error instanceof SessionError) return 'refused';
  if (error instanceof NetworkError && error.reason === 'no_response') return 'no_response';
  return undefined;
}

const isSame = (a: IssuedCredentials, b: IssuedCredentials) =>
  a.id === b.id && a.generation === b.generation;
