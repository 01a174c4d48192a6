import { now } from '@/lib/clock';
import type { IssuedCredentials, SessionPort } from './sessionPort';

/** What calls need of a session, with nothing in it but what a test gives. */
export const testSession = (given: Partial<SessionPort> = {}): SessionPort => ({
  credentials: () => Promise.reject(new Error('unused')),
  newerThan: () => Promise.resolve(undefined),
  end: () => undefined,
  storage: new Map(),
  serviceId: () => undefined,
  ...given,
});

/** What a login is answered. */
export const testLogin = {
  access_key_id: 'ASIA1',
  access_secret: 'secret',
  session_token: 'token',
  userId: 'mizuno.keiko',
  is_verified_email: true,
};

/** Credentials of a login that were issued ten minutes ago. */
export const issued = (generation: number): IssuedCredentials => ({
  id: 'a login',
  generation,
  issuedAt: now().getTime() - 600_000,
  access_key_id: `ASIA${generation}`,
  access_secret: `secret ${generation}`,
  session_token: `token ${generation}`,
});
