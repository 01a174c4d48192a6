import type { Service } from '../../customers/customer.ts';
import { eventsOf } from '../../ledger/event.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
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

const stopping = (reason: StopInfo['reason']): Partial<StopInfo> => ({
  state: 'stopping',
  reason,
  can_stop: false,
  note: '停止の手続きには10分ほどかかります',
});

const restarting: Partial<StopInfo> = {
  state: 'restarting',
  can_restart: false,
  note: '再開の手続きには10分ほどかかります',
};

/** How the SIM stands at a moment: stopping becomes stopped, restarting becomes in use. */
export function stopStateAt(
  mock: MockContext,
  session: Session,
  service: Service,
  now: Date,
): StopState {
  const told = exampleOf(mock, service, 'getStopRestartInfo');
  let state: StopState = { info: told, since: null, asked: null };
  for (const { at, asked, answer } of eventsOf(session.past, 'postStopRestartInfo', service)) {
    const { info } = settled(state, new Date(at));
    const { receipt_number, action, accepted_at } = answer;
    state = {
      info: { ...info, ...(action === 'stop' ? stopping(asked.reason) : restarting) },
      since: accepted_at,
      asked: { receipt_number, action, accepted_at },
    };
  }
  return settled(state, now);
}

function settled(state: StopState, now: Date): StopState {
  const { info, since } = state;
  if (since === null || now.getTime() < Date.parse(since) + minutes * 60_000) return state;
  const isStopped = info.state === 'stopping';
  return {
    ...state,
    since: null,
    info: {
      ...info,
      state: isStopped ? 'stopped' : 'using',
      stopped_at: isStopped ? since : null,
      ...(!isStopped && { reason: null }),
      can_stop: !isStopped,
      can_restart: isStopped,
      note: null,
    },
  };
}

/** Whether nothing can be applied for since the SIM is stopped. */
export const isStopped = (
  mock: MockContext,
  session: Session,
  service: Service,
  now: Date,
): boolean => ['stopping', 'stopped'].includes(stopStateAt(mock, session, service, now).info.state);
