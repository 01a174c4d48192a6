import type { ServiceType } from '@/config/runtimeConfig';
import type { SessionEnd } from './errors';
import type { Credentials } from './signing';

/** Credentials and which ones they are: each login and each renewal counts one up. */
export interface IssuedCredentials extends Credentials {
  /** Names one login: tabs that were opened from one another share it. */
  id: string;
  generation: number;
  /** When they were issued, by the server's clock (milliseconds). */
  issuedAt: number;
}

/** Texts by their names. */
export interface SessionTexts {
  get(name: string): string | undefined;
  set(name: string, text: string): void;
  delete(name: string): void;
}

/**
 * What calls need of the session. `src/session` is above this folder and plugs itself in, once, at
 * start.
 */
export interface SessionPort {
  /**
   * Credentials that are good for a call now; past 30 minutes they are renewed first.
   * @throws SessionError, NetworkError, MaintenanceError or UnexpectedError of the renewal
   */
  credentials(): Promise<IssuedCredentials>;
  /** Credentials of the same session that came after the given ones, from any tab. */
  newerThan(used: IssuedCredentials): Promise<IssuedCredentials | undefined>;
  /** A call failed that was signed with these; ends the session if they still are the session's. */
  end(reason: SessionEnd, used?: IssuedCredentials): void;
  /** What the tab keeps as long as the session, and for the same login where that ran out by itself. */
  storage: SessionTexts;
  /** The selected service, or the one of that type that calls of a host go to. */
  serviceId(type?: ServiceType): string | undefined;
}

let port: SessionPort | undefined;

/** Plugs the session in. */
export function connectSession(session: SessionPort): void {
  port = session;
}

/** @throws Error when nobody plugged the session in, which is a mistake of ours */
export function sessionPort(): SessionPort {
  if (!port) throw new Error('connectSession was not called');
  return port;
}
