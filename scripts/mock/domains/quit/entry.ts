import { japanDay } from '@/lib/date.ts';
import { eventsOf } from '../../ledger/event.ts';
import type { Session } from '../../session/sessions.ts';

interface Entry {
  /** ISO day on which the application was cancelled; null while it stands. */
  cancelled_on: string | null;
}

/** The application for fibre, and whether it was cancelled. */
export function entryOf({ past }: Session): Entry {
  const [cancelled] = eventsOf(past, 'postContractEntryCancel');
  return { cancelled_on: cancelled ? japanDay(cancelled.at) : null };
}
