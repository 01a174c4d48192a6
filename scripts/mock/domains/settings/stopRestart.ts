import { japanDay } from '@/lib/date.ts';
import type { Service } from '../../customers/customer.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { monthlySum } from '../billing/simLines.ts';
import { able, type ContractChange, unable, withProcedure } from '../contract/contractChange.ts';
import { type Handlers, Refusal } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import type { Success } from '../operations.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { type StopState, stopStateAt } from './stopRestartState.ts';

/** Stopping a SIM that was lost, and restarting it; each takes ten minutes. */
export const stopRestart: Handlers = {
  getStopRestartInfo: (call) => ({
    ...stopStateAt(call.mock, call.session, call.service, call.now).info,
    // A stopped SIM costs as much as before.
    monthly_amount: monthlySum(call),
  }),

  postStopRestartInfo: (call) => {
    const { mock, session, service, body, now } = call;
    const { info } = stopStateAt(mock, session, service, now);
    if (body.action === 'stop' ? !info.can_stop : !info.can_restart)
      return new Refusal(`${body.action}_failed`);
    if (body.action === 'stop' && body.reason === null) return new Refusal('bad_request');
    const receipt_number = receiptNumber(mock, 'SS', now);
    return {
      receipt_number,
      accepted_at: formatMoment(now),
      action: body.action,
      state: body.action === 'stop' ? 'stopping' : 'restarting',
    };
  },
};

type Applications = Success<'getContractProcedure'>;

/** The last stop or restart as the account's list of applications shows it: under way or ended. */
export function stopApplication(
  mock: MockContext,
  session: Session,
  service: Service,
  now: Date,
): Pick<Applications, 'applications' | 'ended'> {
  const { asked, since } = stopStateAt(mock, session, service, now);
  if (!asked) return { applications: [], ended: [] };
  const { service_id, service_type, phone_number } = service.listed;
  const what = asked.action === 'stop' ? '利用停止' : '利用再開';
  const accepted_on = japanDay(asked.accepted_at);
  const one = {
    application_id: `a${asked.receipt_number.slice(2)}`,
    title: `SIMの${what}`,
    service_id,
    service_type,
  };
  if (since === null) return { applications: [], ended: [{ ...one, ended_on: accepted_on }] };
  return {
    applications: [
      {
        ...one,
        phone_number,
        accepted_on,
        steps: [
          { label: '申し込み', state: 'done', date: accepted_on },
          { label: what, state: 'next', date: accepted_on },
        ],
        next: {
          title: `SIMの${what}`,
          date: accepted_on,
          detail: '10分ほどかかります',
          action: {
            kind: 'guide',
            label: 'いまの状況を見る',
            url: '/mobile/contract/stop_restart',
          },
        },
      },
    ],
    ended: [],
  };
}

const stateNames: Partial<Record<StopState['info']['state'], string>> = {
  stopped: '利用停止中',
  stopping: '停止の手続き中',
  restarting: '再開の手続き中',
};

/** The contract says how the SIM stands, and why it can't be stopped or restarted now. */
export const stopRestartContract: ContractChange = (contract, call) => {
  const { mock, session, service, now } = call;
  if (service.listed.service_type !== 'mobile') return contract;
  const { info, since } = stopStateAt(mock, session, service, now);
  const detail = stateNames[info.state];
  if (detail === undefined && since === null) return contract;
  const procedure =
    info.can_stop || info.can_restart
      ? able('stop_restart', detail ?? null)
      : unable('stop_restart', info.note ?? 'いまはお手続きいただけません');
  return { ...contract, procedures: withProcedure(contract.procedures, procedure) };
};
