import { Refusal, type Handlers, type SignedCall } from './domain.ts';
import { able, unable, withProcedure, type ContractChange } from './contractChange.ts';
import { moment } from './loginAttempts.ts';
import { addNotice } from './notices.ts';
import { receiptNumber } from './receiptNumber.ts';
import { monthlySum } from './simLines.ts';
import { stopStateAt, type StopInfo, type StopState } from './stopRestartState.ts';

/** Stopping a SIM that was lost, and restarting it; each takes ten minutes. */
export const stopRestart: Handlers = {
  getStopRestartInfo: (call) => ({
    ...stopStateAt(call.world, call.session, call.service, call.now).info,
    // A SIM that is stopped costs what it did.
    monthly_amount: monthlySum(call),
  }),

  postStopRestartInfo: (call) => {
    const { world, session, service, body, now } = call;
    const own = stopStateAt(world, session, service, now);
    const { info } = own;
    if (body.action === 'stop' ? !info.can_stop : !info.can_restart)
      return new Refusal(`${body.action}_failed`);
    if (body.action === 'stop' && body.reason === null) return new Refusal('bad_request');
    own.since = moment(now);
    own.info = { ...info, ...(body.action === 'stop' ? stopping(body.reason) : restarting) };
    const receipt_number = receiptNumber(world, 'SS', now);
    tell(call, receipt_number);
    return {
      receipt_number,
      accepted_at: moment(now),
      action: body.action,
      state: own.info.state,
    };
  },
};

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

function tell(
  { session, service, now, body }: SignedCall<'postStopRestartInfo'>,
  receipt: string,
): void {
  const what = body.action === 'stop' ? '利用停止' : '利用再開';
  addNotice(session, service, now, {
    title: `SIMの${what}を受け付けました`,
    paragraphs: [`${what}の手続きには、10分ほどかかります。`],
    rows: [{ label: '受付番号', value: receipt }],
    link: { url: '/mobile/contract/stop_restart', text: 'いまの状況を見る', type: 'internal' },
  });
}

const words: Partial<Record<StopState['info']['state'], string>> = {
  stopped: '利用停止中',
  stopping: '停止の手続き中',
  restarting: '再開の手続き中',
};

/** The contract says how the SIM stands, and why it can't be stopped or restarted now. */
export const stopRestartContract: ContractChange = (contract, call) => {
  const { world, session, service, now } = call;
  if (service.listed.service_type !== 'mobile') return contract;
  const { info, since } = stopStateAt(world, session, service, now);
  const detail = words[info.state];
  if (detail === undefined && since === null) return contract;
  const procedure =
    info.can_stop || info.can_restart
      ? able('stop_restart', detail ?? null)
      : unable('stop_restart', info.note ?? 'いまはお手続きいただけません');
  return { ...contract, procedures: withProcedure(contract.procedures, procedure) };
};
