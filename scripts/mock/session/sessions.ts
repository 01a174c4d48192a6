import type { MockClock } from '../clock.ts';
import type { Customer } from '../customers/customer.ts';
import { type Credentials, newCredentials } from './credentials.ts';

/** One login: who it is, and what was written during it. A renewal keeps it, a logout ends it. */
export interface Session {
  /** `L3`: names the login where its credentials must not stand. */
  readonly id: string;
  customer: Customer;
  /** How far the clock of this login was moved away from everybody's, in milliseconds. */
  shiftMs: number;
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

/** What a login begins with: the state of an earlier one of the same customer. */
export interface LoginState {
  shiftMs: number;
  state: Record<string, unknown>;
}

/** A login as developer surfaces list it. */
export interface ListedLogin {
  session: Session;
  ended: Ended | undefined;
}

/** Issues, renews and revokes the credentials of all logins. */
export class Sessions {
  private readonly byToken = new Map<string, Issued>();
  private count = 0;

  /**
   * @param minutes how long credentials sign
   * @param earlier what the first logins begin with, by user id
   */
  constructor(
    private readonly clock: MockClock,
    private readonly minutes: number,
    private readonly earlier: ReadonlyMap<string, LoginState> = new Map(),
  ) {}

  /** The time that a login lives in. */
  now(session: Session): Date {
    return new Date(this.clock.now().getTime() + session.shiftMs);
  }

  /** All logins, the latest credentials of each, oldest login first. */
  list(): ListedLogin[] {
    const latest = new Map<Session, Issued>();
    for (const issued of this.byToken.values()) latest.set(issued.session, issued);
    return [...latest.values()].map((issued) => ({
      session: issued.session,
      ended: this.endOf(issued),
    }));
  }

  /** Logins that sign still: one by its own id, or all of a customer by the user id. */
  named(name: string): Session[] {
    return this.list()
      .filter(
        ({ session, ended }) => !ended && [session.id, session.customer.userId].includes(name),
      )
      .map(({ session }) => session);
  }

  /** Undoes what a login wrote, and puts its clock back to everybody's; it goes on signing. */
  reset(session: Session): void {
    session.shiftMs = 0;
    session.state.clear();
  }

  /** Makes a login's credentials expire now. */
  expire(session: Session): void {
    for (const issued of this.byToken.values())
      if (issued.session === session && !issued.ended) issued.expiresAt = this.now(session);
  }

  /**
   * A new login of a customer. One whose last login ran out finds what was written in it, as somebody who
   * comes back a month later does.
   */
  begin(customer: Customer): { session: Session; credentials: Credentials } {
    const earlier = this.leftBy(customer) ?? structuredClone(this.earlier.get(customer.userId));
    const startedAt = new Date(this.clock.now().getTime() + (earlier?.shiftMs ?? 0));
    this.count += 1;
    const session: Session = {
      id: `L${this.count}`,
      customer,
      shiftMs: earlier?.shiftMs ?? 0,
      startedAt,
      expiresAt: startedAt,
      state: new Map(Object.entries(earlier?.state ?? {})),
    };
    return { session, credentials: this.issue(session) };
  }

  /** The latest login of a customer that signs still, with its credentials; a new one where there is none. */
  joined(customer: Customer): { session: Session; credentials: Credentials } {
    const live = [...this.byToken.values()].findLast(
      (issued) => issued.session.customer === customer && !this.endOf(issued),
    );
    return live ?? this.begin(customer);
  }

  /** New credentials for a login; all older ones of it end. */
  renew(session: Session): Credentials {
    this.end(session, 'renewed');
    return this.issue(session);
  }

  /** Ends a login. */
  revoke(session: Session): void {
    this.end(session, 'revoked');
    session.state.clear();
  }

  /** Whom a session token belongs to, and whether and why it is over; undefined when nobody ever got it. */
  find(
    token: string,
  ): { credentials: Credentials; session: Session; ended: Ended | undefined } | undefined {
    const issued = this.byToken.get(token);
    if (!issued) return undefined;
    return { ...issued, ended: this.endOf(issued) };
  }

  private leftBy(customer: Customer): LoginState | undefined {
    const last = this.list().findLast(({ session }) => session.customer === customer);
    if (last?.ended !== 'expired') return undefined;
    const { shiftMs, state } = last.session;
    last.session.state = new Map();
    return { shiftMs, state: Object.fromEntries(state) };
  }

  private endOf({ ended, expiresAt, session }: Issued): Ended | undefined {
    return ended ?? (expiresAt <= this.now(session) ? 'expired' : undefined);
  }

  private issue(session: Session): Credentials {
    const credentials = newCredentials();
    session.expiresAt = new Date(this.now(session).getTime() + this.minutes * 60_000);
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
