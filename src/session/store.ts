import { isLogout, type SessionEnd } from '@/api/errors';
import type * as Schema from '@/api/generated/schemas';
import { hasScreens, type Service } from '@/api/services';
import type { IssuedCredentials } from '@/api/sessionPort';
import type { Credentials } from '@/api/signing';
import { clockStorageKey, now } from '@/lib/clock';
import { backupKey, createBackup, readBackup } from './draftBackup';
import { decodeStart, encodeStart } from './startTime';
import { readJson } from './storage';

/** The session as screens see it, without its credentials. */
export interface Session {
  loginInfo: Pick<Schema.LoginResult, 'userId' | 'is_verified_email'>;
  /** What a first login still asks for: a verified e-mail address, a password of the customer's own. */
  needs: { email: boolean; password: boolean };
  customer: Schema.Customer | undefined;
  plan: Schema.Plan | undefined;
  services: readonly Service[];
  selected: Service | undefined;
  /** The account is linked to a single service: there is nothing to select. */
  isSingleService: boolean;
}

/** What is read at login and may be missing, since these reads may fail. */
interface ReadAtLogin {
  customer?: Schema.Customer | undefined;
  plan?: Schema.Plan | undefined;
  firstLogin?: Schema.FirstLogin | undefined;
}

const key = {
  credentials: 'minamo.credentials',
  startedAt: 'minamo.started_at',
  loginInfo: 'minamo.login_info',
  firstLogin: 'minamo.first_login',
  customer: 'minamo.customer',
  plan: 'minamo.plan',
  services: 'minamo.services',
  selected: 'minamo.selected_service',
  single: 'minamo.single_service',
} as const;

/** The session in session storage: it belongs to this tab and is gone when the tab is closed. */
export class SessionStore {
  private readonly listeners = new Set<() => void>();
  private snapshot: Session | undefined;
  private isSnapshotFresh = false;
  private end: SessionEnd | undefined;

  constructor(private readonly storage: Storage) {}

  /** The credentials, read from storage at each call. */
  credentials(): IssuedCredentials | undefined {
    const stored = this.read<Omit<IssuedCredentials, 'issuedAt'>>(key.credentials);
    if (!stored?.access_key_id) return undefined;
    return { ...stored, issuedAt: decodeStart(this.storage.getItem(key.startedAt) ?? '') };
  }

  /**
   * Begins a session, which `current` shows once `complete` has been called. Restores the drafts of the same
   * customer if the previous session ended by itself (`draftBackup.ts`).
   */
  begin(login: Schema.LoginResult, at: Date): IssuedCredentials {
    const { access_key_id, access_secret, session_token, userId, is_verified_email } = login;
    const backup = readBackup(this.storage, userId, at.getTime());
    this.forget();
    this.end = undefined;
    this.changed();
    this.write(key.loginInfo, { userId, is_verified_email });
    for (const [name, draft] of Object.entries(backup?.drafts ?? {}))
      this.storage.setItem(name, draft);
    if (backup?.selected) this.storage.setItem(key.selected, backup.selected);
    return this.keep({
      id: crypto.randomUUID(),
      generation: 1,
      issuedAt: at.getTime(),
      access_key_id,
      access_secret,
      session_token,
    });
  }

  /**
   * Completes a login with what was read: the services that have screens, and the rest as far as it could be
   * read.
   */
  complete(
    { services: listed, is_single_service }: Schema.ServiceList,
    read: ReadAtLogin = {},
  ): void {
    const services = listed.filter(hasScreens);
    this.write(key.services, services);
    this.write(key.single, is_single_service);
    if (read.customer) this.write(key.customer, read.customer);
    if (read.plan) this.write(key.plan, read.plan);
    if (read.firstLogin) this.write(key.firstLogin, read.firstLogin);
    const first = services[0];
    if (is_single_service && first) this.storage.setItem(key.selected, first.service_id);
    this.changed();
  }

  renew(old: IssuedCredentials, renewed: Credentials, at: Date): IssuedCredentials {
    const { access_key_id, access_secret, session_token } = renewed;
    const { id, generation } = old;
    return this.keep({
      id,
      generation: generation + 1,
      issuedAt: at.getTime(),
      access_key_id,
      access_secret,
      session_token,
    });
  }

  /** Takes over credentials that another tab of the same login has renewed. */
  adopt(credentials: IssuedCredentials): void {
    const held = this.credentials();
    if (held?.id === credentials.id && held.generation < credentials.generation)
      this.keep(credentials);
  }

  select(serviceId: string): void {
    this.storage.setItem(key.selected, serviceId);
    this.changed();
  }

  /** Notes that the customer has registered and confirmed an e-mail address. */
  emailRegistered(email: string): void {
    const session = this.current();
    if (!session) return;
    this.write(key.loginInfo, { ...session.loginInfo, is_verified_email: true });
    this.settle({ needs_email: false });
    if (session.customer) this.write(key.customer, { ...session.customer, email });
    this.changed();
  }

  /** Notes that the customer has set password or login id, for the selected service. */
  loginChanged(userId: string): void {
    const session = this.current();
    if (!session) return;
    this.write(key.loginInfo, { ...session.loginInfo, userId });
    this.settle({ needs_password: false });
    const own = (service: Service): Service =>
      service === session.selected ? { ...service, password_setter: 'user' } : service;
    this.write(key.services, session.services.map(own));
    this.changed();
  }

  /** Clears the session. Unless the customer logged out, drafts are kept for the next login (`draftBackup.ts`). */
  clear(reason: SessionEnd, at = now()): void {
    const backup = isLogout(reason) ? null : this.backup(at);
    this.forget();
    if (backup) this.storage.setItem(backupKey, backup);
    this.end = reason;
    this.changed();
  }

  /** Deletes the kept drafts: the customer has logged out in another tab. */
  dropBackup(): void {
    this.storage.removeItem(backupKey);
  }

  /** Why the last session of this document ended; undefined when none did. */
  lastEnd(): SessionEnd | undefined {
    return this.end;
  }

  /** The session; undefined without one and until the login is complete. Gives the same object until something changes. */
  current = (): Session | undefined => {
    if (!this.isSnapshotFresh) {
      this.snapshot = this.readSession();
      this.isSnapshotFresh = true;
    }
    return this.snapshot;
  };

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private readSession(): Session | undefined {
    const services = this.read<Service[]>(key.services);
    const loginInfo = this.read<Session['loginInfo']>(key.loginInfo);
    if (!this.credentials() || !services || !loginInfo) return undefined;
    const selected = this.storage.getItem(key.selected);
    const first = this.read<Schema.FirstLogin>(key.firstLogin);
    return {
      loginInfo,
      needs: {
        email: !loginInfo.is_verified_email || first?.needs_email === true,
        password: first?.needs_password === true,
      },
      customer: this.read<Schema.Customer>(key.customer),
      plan: this.read<Schema.Plan>(key.plan),
      services,
      selected: services.find((service) => service.service_id === selected),
      isSingleService: this.read<boolean>(key.single) ?? false,
    };
  }

  /** The backup of the customer who is logged in; without one, the stored backup as it is. */
  private backup(at: Date): string | null {
    const userId = this.read<Session['loginInfo']>(key.loginInfo)?.userId;
    if (userId === undefined) return this.storage.getItem(backupKey);
    const selected = this.storage.getItem(key.selected);
    return createBackup(this.storage, userId, selected, at.getTime());
  }

  /** Removes everything but the clock's offset, which belongs to no customer. */
  private forget(): void {
    const names = Array.from({ length: this.storage.length }, (_, index) =>
      this.storage.key(index),
    );
    for (const name of names)
      if (name !== null && name !== clockStorageKey) this.storage.removeItem(name);
  }

  /** Notes that one of the things that a first login asks for is done. */
  private settle(done: Partial<Schema.FirstLogin>): void {
    const first = this.read<Schema.FirstLogin>(key.firstLogin);
    if (first) this.write(key.firstLogin, { ...first, ...done });
  }

  private keep({ issuedAt, ...credentials }: IssuedCredentials): IssuedCredentials {
    this.write(key.credentials, credentials);
    this.storage.setItem(key.startedAt, encodeStart(issuedAt));
    return { ...credentials, issuedAt };
  }

  private read<Value>(name: string): Value | undefined {
    return readJson(this.storage, name) as Value | undefined;
  }

  private write(name: string, value: unknown): void {
    this.storage.setItem(name, JSON.stringify(value));
  }

  private changed(): void {
    this.isSnapshotFresh = false;
    for (const listener of this.listeners) listener();
  }
}
