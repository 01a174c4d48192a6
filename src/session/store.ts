import { isLogout, type SessionEnd } from '@/api/errors';
import type { Customer, FirstLogin, LoginResult, Plan, Service, ServiceList } from '@/api/models';
import type { IssuedCredentials } from '@/api/sessionPort';
import type { Credentials } from '@/api/signing';
import { clockStorageKey, now } from '@/lib/clock';
import { backupKey, createBackup, readBackup } from './draftBackup';
import { decodeStart, encodeStart } from './startTime';
import { readJson } from './storage';

/** What screens may know of the session; credentials are not among it. */
export interface Session {
  loginInfo: Pick<LoginResult, 'userId' | 'is_verified_email'>;
  /** What a first login still asks for: an address that is verified, a password of one's own. */
  needs: { email: boolean; password: boolean };
  customer: Customer | undefined;
  plan: Plan | undefined;
  services: readonly Service[];
  selected: Service | undefined;
  /** The account is linked to a single service: there is nothing to select. */
  isSingleService: boolean;
}

/** What may be missing when a login is complete. */
interface ReadAtLogin {
  customer?: Customer | undefined;
  plan?: Plan | undefined;
  firstLogin?: FirstLogin | undefined;
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

/** The session as session storage holds it: this tab's, gone with the tab. */
export class SessionStore {
  private readonly listeners = new Set<() => void>();
  private snapshot: Session | undefined;
  private isSnapshotFresh = false;
  private end: SessionEnd | undefined;

  constructor(private readonly storage: Storage) {}

  /** Credentials as they are stored now; never kept in memory, another tab may have renewed them. */
  credentials(): IssuedCredentials | undefined {
    const stored = this.read<Omit<IssuedCredentials, 'issuedAt'>>(key.credentials);
    if (!stored?.access_key_id) return undefined;
    return { ...stored, issuedAt: decodeStart(this.storage.getItem(key.startedAt) ?? '') };
  }

  /**
   * Begins a session that is complete, and seen, once `complete` was called. The drafts of the same
   * customer, thrown out before, are there again.
   */
  begin(login: LoginResult, at: Date): IssuedCredentials {
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

  /** What was read at login: the services, and as far as it could be read who it is and what is asked. */
  complete({ services, is_single_service }: ServiceList, read: ReadAtLogin = {}): void {
    this.write(key.services, services);
    this.write(key.single, is_single_service);
    if (read.customer) this.write(key.customer, read.customer);
    if (read.plan) this.write(key.plan, read.plan);
    if (read.firstLogin) this.write(key.firstLogin, read.firstLogin);
    const first = services[0];
    if (is_single_service && first) this.storage.setItem(key.selected, first.service_id);
    this.changed();
  }

  /** Puts renewed credentials in the place of the ones that they came from. */
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

  /** Takes credentials that another tab of the same session has renewed. */
  adopt(credentials: IssuedCredentials): void {
    const held = this.credentials();
    if (held?.id === credentials.id && held.generation < credentials.generation)
      this.keep(credentials);
  }

  select(serviceId: string): void {
    this.storage.setItem(key.selected, serviceId);
    this.changed();
  }

  /** The customer has registered an address and proved that it is his. */
  emailRegistered(email: string): void {
    const session = this.current();
    if (!session) return;
    this.write(key.loginInfo, { ...session.loginInfo, is_verified_email: true });
    this.settle({ needs_email: false });
    if (session.customer) this.write(key.customer, { ...session.customer, email });
    this.changed();
  }

  /** The customer has set password or login id himself, for the service that is selected. */
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

  /** Forgets everything; unless the customer logged out, drafts are set aside for his next login. */
  clear(reason: SessionEnd, at = now()): void {
    const backup = isLogout(reason) ? null : this.backup(at);
    this.forget();
    if (backup) this.storage.setItem(backupKey, backup);
    this.end = reason;
    this.changed();
  }

  /** Wipes what was set aside: the customer has logged out in another tab. */
  dropBackup(): void {
    this.storage.removeItem(backupKey);
  }

  /** Why the last session of this document ended; undefined when none did. */
  lastEnd(): SessionEnd | undefined {
    return this.end;
  }

  /** The session; undefined without one and until the login is complete. The same object until something changes. */
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
    const first = this.read<FirstLogin>(key.firstLogin);
    return {
      loginInfo,
      needs: {
        email: !loginInfo.is_verified_email || first?.needs_email === true,
        password: first?.needs_password === true,
      },
      customer: this.read<Customer>(key.customer),
      plan: this.read<Plan>(key.plan),
      services,
      selected: services.find((service) => service.service_id === selected),
      isSingleService: this.read<boolean>(key.single) ?? false,
    };
  }

  /** What stays for the next login of who is logged in, or was before. */
  private backup(at: Date): string | null {
    const userId = this.read<Session['loginInfo']>(key.loginInfo)?.userId;
    if (userId === undefined) return this.storage.getItem(backupKey);
    const selected = this.storage.getItem(key.selected);
    return createBackup(this.storage, userId, selected, at.getTime());
  }

  /** All but what is known of the device's clock, which is nobody's. */
  private forget(): void {
    const names = Array.from({ length: this.storage.length }, (_, index) =>
      this.storage.key(index),
    );
    for (const name of names)
      if (name !== null && name !== clockStorageKey) this.storage.removeItem(name);
  }

  /** One of the things that a first login asks for was done. */
  private settle(done: Partial<FirstLogin>): void {
    const first = this.read<FirstLogin>(key.firstLogin);
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
