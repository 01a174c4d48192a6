import type { ServiceType } from '@/config/runtimeConfig';
import type { SessionEnd } from './errors';
import type { Credentials } from './signing';

/** Credentials, which login they belong to and which renewal of it they are. */
export interface IssuedCredentials extends Credentials {
  /** Identifies the login. A tab that was opened from another one has the same. */
  id: string;
  /** 1 at login, one more with each renewal. */
  generation: number;
  /** When they were issued, by the server's clock (milliseconds). */
  issuedAt: number;
}

export interface SessionTexts {
  get(name: string): string | undefined;
  set(name: string, text: string): void;
  delete(name: string): void;
}

/**
 * What calls need of the session. This folder may not import `src/session`, which therefore connects
 * itself at start (`connectSession`).
 */
export interface SessionPort {
  /**
   * Credentials for a call now; when they are older than 30 minutes they are renewed first.
   * @throws SessionError, NetworkError, MaintenanceError or UnexpectedError of the renewal
   */
  credentials(): Promise<IssuedCredentials>;
  /** Credentials of the same login that are newer than the given ones, from any tab. */
  newerThan(used: IssuedCredentials): Promise<IssuedCredentials | undefined>;
  /** Ends the session; with `used`, the credentials of a failed call, only if they are still the session's. */
  end(reason: SessionEnd, used?: IssuedCredentials): void;
  /** Kept as long as the session; if that ends by itself, kept for the same customer's next login. */
  storage: SessionTexts;
  /** Id of the selected service; with a type, of the service of that type that calls go to. */
  serviceId(type?: ServiceType): string | undefined;
}

let port: SessionPort | undefined;

/** Connects the session, which is done once at start. */
export function connectSession(session: SessionPort): void {
  port = session;
}

/** @throws Error when no session was connected, which is a bug */
export function sessionPort(): SessionPort {
  if (!port) throw new Error('connectSession was not called');
  return port;
}
