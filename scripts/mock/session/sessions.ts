import type { MockClock } from '../clock.ts';
import type { Customer } from '../customers/customer.ts';
import type { Past } from '../ledger/event.ts';
import { type KeptLedger, Ledger } from '../ledger/ledger.ts';
import { type Credentials, newCredentials } from './credentials.ts';

/** One login: who it is, on which device. A renewal keeps it, a logout ends it. */
export interface Session {
  /** `L3`: names the login where its credentials must not be shown. */
  readonly id: string;
  customer: Customer;
  /** How far the clock of this login was moved away from everybody's, in milliseconds. */
  shiftMs: number;
  startedAt: Date;
  expiresAt: Date;
  /** What happened to the customer, by whichever login; a world of its own where the login asked for one. */
  readonly ledger: Ledger;
  /** What had happened when the call came that is being answered. */
  past: Past;
}

export type Ended = 'expired' | 'revoked' | 'renewed';

interface Issued {
  credentials: Credentials;
  session: Session;
  expiresAt: Date;
  ended?: Exclude<Ended, 'expired'>;
}

/** What the logins of a customer begin with. */
export interface Beginning extends KeptLedger {
  shiftMs: number;
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
  /** By user id and the name of the world, which is empty for the one of all logins that ask for none. */
  private readonly ledgers = new Map<string, Ledger>();

  /**
   * @param minutes how long credentials sign
   * @param earlier what the logins begin with, by user id
   */
  constructor(
    private readonly clock: MockClock,
    private readonly minutes: number,
    private readonly earlier: ReadonlyMap<string, Beginning> = new Map(),
  ) {
    for (const [userId, { entries, answers }] of earlier)
      this.ledgers.set(nameOf(userId, ''), new Ledger({ entries, answers }));
  }

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

  /** Undoes all that happened to a login's customer, and puts its clock back to everybody's; it goes on signing. */
  reset(session: Session): void {
    session.shiftMs = 0;
    session.ledger.clear();
  }

  /**
   * What happened to a customer.
   * @param world the name of a world of its own
   */
  ledgerOf({ userId }: Customer, world = ''): Ledger {
    const name = nameOf(userId, world);
    const ledger = this.ledgers.get(name) ?? new Ledger();
    this.ledgers.set(name, ledger);
    return ledger;
  }

  /** Makes a login's credentials expire now. */
  expire(session: Session): void {
    for (const issued of this.byToken.values())
      if (issued.session === session && !issued.ended) issued.expiresAt = this.now(session);
  }

  /**
   * A new login of a customer. It finds what was done in the ones before, and where the last one ran out, its
   * time too, as somebody who comes back a month later does.
   * @param world the name of a world that only logins with the same name share
   */
  begin(customer: Customer, world = ''): { session: Session; credentials: Credentials } {
    const shiftMs = this.shiftOf(customer);
    const startedAt = new Date(this.clock.now().getTime() + shiftMs);
    this.count += 1;
    const session: Session = {
      id: `L${this.count}`,
      customer,
      shiftMs,
      startedAt,
      expiresAt: startedAt,
      ledger: this.ledgerOf(customer, world),
      past: [],
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
  }

  /** Whom a session token belongs to, and whether and why it is over; undefined when nobody ever got it. */
  find(
    token: string,
  ): { credentials: Credentials; session: Session; ended: Ended | undefined } | undefined {
    const issued = this.byToken.get(token);
    if (!issued) return undefined;
    return { ...issued, ended: this.endOf(issued) };
  }

  private shiftOf(customer: Customer): number {
    const last = this.list().findLast(({ session }) => session.customer === customer);
    return last?.ended === 'expired'
      ? last.session.shiftMs
      : (this.earlier.get(customer.userId)?.shiftMs ?? 0);
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

const nameOf = (userId: string, world: string) => `${userId} ${world}`;
