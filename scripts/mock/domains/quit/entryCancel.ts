import { japanDay } from '../../../../src/lib/date.ts';
import type { Session } from '../../session/sessions.ts';
import type { World } from '../../world.ts';
import type { ContractChange } from '../contractChange.ts';
import { Refusal, sessionState, type Handlers } from '../domain.ts';
import { fibreServiceOf } from '../fibreService.ts';
import { moment } from '../loginAttempts.ts';
import { addNotice } from '../notices.ts';
import type { Success } from '../operations.ts';
import { fibreContractOf } from '../ownLine.ts';
import { receiptNumber } from '../receiptNumber.ts';
import { quitCancelOf, quitStateOf } from './quitting.ts';

type Plan = Success<'getFixedContract'>['plan'];

/** The application for fibre, and whether it was cancelled. */
const entryOf = (session: Session) =>
  sessionState(session, 'entry cancel', () => ({ isCancelled: false }));

/** The plan as contract and user show it: cancelled before the start, or on its way to the end. */
function planAt(world: World, session: Session, now: Date, plan: Plan): Plan {
  if (entryOf(session).isCancelled)
    return { ...plan, cnStatusCode: 'CNCL', cnStatusName: '取り消し済み', canEntryCancel: false };
  const state = quitStateOf(world, session);
  if (!state.quitting) return plan;
  const { quit_on } = state.quitting;
  const isOver = japanDay(now) > quit_on;
  return {
    ...plan,
    cnStatusCode: isOver ? 'QUIT' : 'QTWT',
    cnStatusName: isOver ? '解約済み' : '解約手続き中',
    preferredQuitDate: quit_on,
    canQuitCancel: !isOver && quitCancelOf(state, now).can_cancel,
  };
}

/** The contract of an application that was cancelled. */
export const entryCancelChange: ContractChange = (contract, { session, service }) =>
  service.listed.service_type === 'fixed' && entryOf(session).isCancelled
    ? { ...contract, status: 'CNCL', next_plan: null, procedures: [] }
    : contract;

/** Cancelling the application for fibre before the line is there (specification 2, section 8). */
export const entryCancel: Handlers = {
  getFixedContract: (call) => {
    const { world, session, now } = call;
    const contract = fibreContractOf(call);
    return { ...contract, plan: planAt(world, session, now, contract.plan) };
  },

  postContractEntryCancel: (call) => {
    const { world, session, now } = call;
    const service = fibreServiceOf(session);
    const entry = entryOf(session);
    if (entry.isCancelled) return new Refusal('already_cancelled');
    const { plan } = fibreContractOf(call);
    if (plan.cnStatusCode !== 'ENTR') return new Refusal('not_entered');
    if (!plan.canEntryCancel) return new Refusal('cancel_period_passed');
    entry.isCancelled = true;
    const receipt_number = receiptNumber(world, 'EC', now);
    addNotice(session, service, now, {
      title: 'お申し込みを取り消しました',
      paragraphs: ['光のお申し込みを取り消しました。料金はかかりません。'],
      rows: [{ label: '受付番号', value: receipt_number }],
      link: { url: '/contract', text: 'ご契約情報を見る', type: 'internal' },
    });
    return { receipt_number, accepted_at: moment(now) };
  },
};
