import { addMonths, japanDay, japanMonth } from '@/lib/date.ts';
import { addDays, lastDayOf } from '@/lib/days.ts';
import type { Service } from '../../customers/customer.ts';
import { eventsOf } from '../../ledger/event.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { exampleOf } from '../exampleOf.ts';
import type { Success } from '../operations.ts';

type QuitInfo = Success<'getMobileQuitInfo'>;
/** How the lists of applications name a cancellation. */
export const simQuitTitle = '解約';

export type QuitStatus = NonNullable<QuitInfo['status']>;

/** A cancellation of a SIM as it was applied for. */
export interface SimQuit {
  action: 'quit' | 'quit_mnp' | 'onestop';
  /** Moment of the contract. */
  accepted_at: string;
  /** Last day of the service; where the number is to be ported, the last one possible. */
  quit_on: string;
  /** The MNP number, shown once it is issued. */
  number: string | null;
}

/** A SIM at a moment. */
interface Line {
  mock: MockContext;
  session: Session;
  service: Service;
  now: Date;
}

/** How long the MNP number takes to be issued (minutes), and how many days it is good for. */
const issueMinutes = 10;
const numberDays = 14;
/** How long the carrier of a one-stop flow takes to open the line (minutes), which ends it here. */
const portMinutes = 60;

/** The cancellation of a SIM; `quit` is null where nobody asked to leave. */
export function simQuitState(
  mock: MockContext,
  session: Session,
  service: Service,
): { quit: SimQuit | null } {
  const last = eventsOf(session.past, 'postMobileQuitInfo', service).at(-1);
  if (last) {
    const { action, receipt_number, accepted_at, quit_on } = last.answer;
    if (action === 'quit_cancel' || quit_on === null) return { quit: null };
    // An MNP number is issued some minutes later: it is made of the receipt's.
    const number = action === 'quit_mnp' ? `99${receipt_number.slice(-8)}` : null;
    return { quit: { action, accepted_at, quit_on, number } };
  }
  const { status, quit_on, mnp_number } = exampleOf(mock, service, 'getMobileQuitInfo');
  return {
    quit: status && {
      action: status === 'accept' || status === 'end' ? 'quit' : 'quit_mnp',
      accepted_at: acceptedAt(mnp_number?.expires_on),
      quit_on,
      number: mnp_number?.number ?? null,
    },
  };
}

/** When a cancellation of an example was applied for, counted back from the last day of its MNP number. */
const acceptedAt = (expiresOn = '2026-11-30'): string =>
  `${addDays(expiresOn, -numberDays)}T09:30:00+09:00`;

/**
 * Last day of a SIM whose cancellation is applied for now: the last of this month; where the number is to be
 * ported, the last of the next month, so that there is time for it.
 */
export const lastDayFrom = (action: SimQuit['action'], now: Date): string =>
  lastDayOf(action === 'quit' ? japanMonth(now) : addMonths(japanMonth(now), 1));

/** When the one-stop flow ported the number; undefined until then. An issued MNP number alone ends no line. */
function portedAt({ action, accepted_at }: SimQuit, now: Date): Date | undefined {
  if (action !== 'onestop') return undefined;
  const at = new Date(Date.parse(accepted_at) + portMinutes * 60_000);
  return at <= now ? at : undefined;
}

/** The last day of a SIM as known at a moment: the day on which its number was ported, else the applied one. */
export function quitDay(quit: SimQuit, now: Date): string {
  const ported = portedAt(quit, now);
  return ported ? japanDay(ported) : quit.quit_on;
}

/** Until when something of a SIM is good: the given day, or the SIM's last day where that is earlier. */
export function goodUntil(day: string, { mock, session, service, now }: Line): string {
  const { quit } = simQuitState(mock, session, service);
  const last = quit && quitDay(quit, now);
  return last !== null && last < day ? last : day;
}

/** How a cancellation stands at a moment (docs/product.md §10.7). */
export function statusAt(quit: SimQuit, now: Date): QuitStatus {
  const { action, accepted_at, quit_on } = quit;
  if (portedAt(quit, now) || japanDay(now) > quit_on) return 'end';
  if (action === 'quit') return 'accept';
  if (action === 'onestop') return 'wait_mnp_port_out';
  const issued = Date.parse(accepted_at) + issueMinutes * 60_000;
  return now.getTime() < issued ? 'wait_mnp_port_out_number' : 'wait_mnp_port_out';
}

/** Whether a SIM was left, and its last day is past. */
export function isLeft({ mock, session, service, now }: Line): boolean {
  const { quit } = simQuitState(mock, session, service);
  return quit !== null && statusAt(quit, now) === 'end';
}

/** The MNP number with its last day; null while it isn't issued. */
export function mnpNumber(quit: SimQuit, now: Date): QuitInfo['mnp_number'] {
  if (quit.number === null || statusAt(quit, now) !== 'wait_mnp_port_out') return null;
  return { number: quit.number, expires_on: numberUntil(quit) };
}

/** Last day of the MNP number of a cancellation. */
export const numberUntil = ({ accepted_at }: SimQuit): string =>
  addDays(japanDay(accepted_at), numberDays);

/** Last day on which a cancellation can be taken back; null where it can't any more. */
export function cancelUntil(quit: SimQuit, now: Date): string | null {
  const last = addDays(quit.quit_on, -1);
  return statusAt(quit, now) === 'end' || japanDay(now) > last ? null : last;
}
