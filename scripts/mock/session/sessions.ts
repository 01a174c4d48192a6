import type { MockClock } from '../clock.ts';
import type { Customer } from '../customers/customer.ts';
import { newCredentials, type Credentials } from './credentials.ts';

/** One login: who it is, and what was written during it. A renewal keeps it, a logout ends it. */
export interface Session {
  customer: Customer;
  startedAt: Date;
  expiresAt: Date;
  /** What each domain keeps of this login, by the domain's name. */
  state: Map<string, unknown>;
}

export type Ended = 'expired' | 'revoked' | 'renewed';

interface Issued {
  credentials: Credentials;
  session: Session;
  expiresAt: Date;
  ended?: Exclude<Ended, 'expired'>;
}

/** Issues, renews and revokes the credentials of all logins. */
export class Sessions {
  private readonly byToken = new Map<string, Issued>();

  constructor(
    private readonly clock: MockClock,
    private readonly minutes: number,
  ) {}

  /** A new login of a customer. */
  begin(customer: Customer): { session: Session; credentials: Credentials } {
    const startedAt = this.clock.now();
    const session = { customer, startedAt, expiresAt: startedAt, state: new Map() };
    return { session, credentials: this.issue(session) };
  }

  /** New credentials for a login; all older ones of it end. */
  renew(session: Session): Credentials {
    this.end(session, 'renewed');
    return this.issue(session);
  }

  /** Ends a login. */
  revoke(session: Session): void {
    this.end(session, 'revoked');
  }

  /** Whom a session token belongs to, and whether and why it is over; undefined when nobody ever got it. */
  find(
    token: string,
  ): { credentials: Credentials; session: Session; ended: Ended | undefined } | undefined {
    const issued = this.byToken.get(token);
    if (!issued) return undefined;
    const expired = issued.expiresAt <= this.clock.now() ? 'expired' : undefined;
    return { ...issued, ended: issued.ended ?? expired };
  }

  private issue(session: Session): Credentials {
    const credentials = newCredentials();
    session.expiresAt = new Date(this.clock.now().getTime() + this.minutes * 60_000);
    this.byToken.set(credentials.session_token, {
      credentials,
      session,
      expiresAt: session.expiresAt,
    });
    return credentials;
  }

  private end(session: Session, ended: Issued['ended']): void {
    for (const issued of this.byToken.values())
      if (issued.session === session) issued.ended ??= ended;
  }
}
