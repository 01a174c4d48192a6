import type { Session } from '../../session/sessions.ts';
import { sessionState } from '../domain.ts';

interface Entry {
  /** ISO day on which the application was cancelled; null while it stands. */
  cancelled_on: string | null;
}

/** The application for fibre, and whether it was cancelled. */
export const entryOf = (session: Session): Entry =>
  sessionState(session, 'entry cancel', (): Entry => ({ cancelled_on: null }));
