import type { Service } from '../../customers/customer.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { sessionState } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import type { Success } from '../operations.ts';

export type StopInfo = Success<'getStopRestartInfo'>;

/** A SIM's stop; `since` is when stopping or restarting was asked for. */
export interface StopState {
  info: StopInfo;
  since: string | null;
  /** What was asked for last. */
  asked: { receipt_number: string; action: 'stop' | 'restart'; accepted_at: string } | null;
}

/** How long stopping and restarting take (minutes). */
const minutes = 10;

const stateOf = (mock: MockContext, session: Session, service: Service): StopState =>
  sessionState(session, `stop ${service.listed.service_id}`, () => ({
    info: exampleOf(mock, service, 'getStopRestartInfo'),
    since: null,
    asked: null,
  }));

/** How the SIM stands at a moment: stopping becomes stopped, restarting becomes in use. */
export function stopStateAt(
  mock: MockContext,
  session: Session,
  service: Service,
  now: Date,
): StopState {
  const own = stateOf(mock, session, service);
  if (own.since === null || now.getTime() < Date.parse(own.since) + minutes * 60_000) return own;
  const { info, since } = own;
  if (info.state === 'stopping')
    own.info = {
      ...info,
      state: 'stopped',
      stopped_at: since,
      can_stop: false,
      can_restart: true,
      note: null,
    };
  if (info.state === 'restarting')
    own.info = {
      ...info,
      state: 'using',
      stopped_at: null,
      reason: null,
      can_stop: true,
      can_restart: false,
      note: null,
    };
  own.since = null;
  return own;
}

/** Whether nothing can be applied for since the SIM is stopped. */
export const isStopped = (
  mock: MockContext,
  session: Session,
  service: Service,
  now: Date,
): boolean => ['stopping', 'stopped'].includes(stopStateAt(mock, session, service, now).info.state);
