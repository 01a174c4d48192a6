import { addDays } from '../../../src/lib/dayRange.ts';
import { japanDay } from '../../../src/lib/date.ts';
import type { Service } from '../customers/customer.ts';
import type { Session } from '../session/sessions.ts';
import type { World } from '../world.ts';
import { sessionState } from './domain.ts';
import type { Success } from './operations.ts';
import { exampleOf } from './sim.ts';

type QuitInfo = Success<'getMobileQuitInfo'>;
export type QuitStatus = NonNullable<QuitInfo['status']>;

/** A cancellation of a SIM as it was applied for. */
export interface SimQuit {
  action: 'quit' | 'quit_mnp' | 'onestop';
  /** Moment of the contract. */
  accepted_at: string;
  /** Last day of the service. */
  quit_on: string;
  /** The MNP number, shown once it is issued. */
  number: string | null;
}

/** How long the MNP number takes to be issued (minutes), and how many days it is good for. */
const issueMinutes = 10;
const numberDays = 14;

/** What this login sees of the cancellation of a SIM; `quit` is null where nobody asked to leave. */
export function simQuitState(
  world: World,
  session: Session,
  service: Service,
): { quit: SimQuit | null } {
  return sessionState(session, `quit ${service.listed.service_id}`, () => {
    const { status, quit_on, mnp_number } = exampleOf(world, service, 'getMobileQuitInfo');
    return {
      quit: status && {
        action: status === 'accept' || status === 'end' ? 'quit' : 'quit_mnp',
        accepted_at: '2026-11-16T10:00:00+09:00',
        quit_on,
        number: mnp_number?.number ?? null,
      },
    };
  });
}

/** How a cancellation stands at a moment (specification 1, section 4, quit statuses). */
export function statusAt({ action, accepted_at, quit_on }: SimQuit, now: Date): QuitStatus {
  if (japanDay(now) > quit_on) return 'end';
  if (action === 'quit') return 'accept';
  if (action === 'onestop') return 'wait_mnp_port_out';
  const issued = Date.parse(accepted_at) + issueMinutes * 60_000;
  return now.getTime() < issued ? 'wait_mnp_port_out_number' : 'wait_mnp_port_out';
}

/** The MNP number with its last day; null while it isn't issued. */
export function mnpNumber(quit: SimQuit, now: Date): QuitInfo['mnp_number'] {
  if (quit.number === null || statusAt(quit, now) !== 'wait_mnp_port_out') return null;
  return { number: quit.number, expires_on: addDays(japanDay(quit.accepted_at), numberDays) };
}

/** Last day on which a cancellation can be taken back; null where it can't any more. */
export function cancelUntil({ action, quit_on }: SimQuit, now: Date): string | null {
  const last = addDays(quit_on, -1);
  return action === 'onestop' || japanDay(now) > last ? null : last;
}
