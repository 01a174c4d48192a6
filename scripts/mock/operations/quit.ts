import { formatDay, japanDay } from '@/lib/date.ts';
import { ordersAt } from '../facts/applications.ts';
import { accepted } from '../facts/examples.ts';
import { fibreContractOf } from '../facts/fibreContract.ts';
import {
  choicesOf,
  feeOf,
  personaliseQuitFee,
  selectable,
  usualDay,
} from '../facts/fibreLeaving.ts';
import { entryOf, quitCancelOf, quitStateOf } from '../facts/fibreQuit.ts';
import { type Handlers, Refusal } from '../handler.ts';

/** Cancelling fibre and taking it back (docs/product.md §6.10). */
export const quit: Handlers = {
  getCancellationFee: (call) => {
    const { query, now } = call;
    // 9999-12-31 means no end, and the contract's days go no further.
    if (query.quit_on === '9999-12-31') return new Refusal('bad_request');
    const { quitting } = quitStateOf(call);
    const quit_on = query.quit_on ?? usualDay(now);
    const normal = personaliseQuitFee(call, quit_on);
    const fee = feeOf(normal, now, quit_on, choicesOf(query.device_choices));
    if (!quitting) return fee;
    return {
      ...fee,
      can_quit: false,
      reason:
        japanDay(now) > quitting.quit_on
          ? `${formatDay(quitting.quit_on)}に解約済みです。`
          : `すでに解約のお申し込みを受け付けています(${formatDay(quitting.quit_on)}に解約)。`,
    };
  },

  postQuit: (call) => {
    const { body, now } = call;
    const state = quitStateOf(call);
    const { selectable_from, selectable_until } = selectable(now);
    const normal = personaliseQuitFee(call, body.quit_on);
    if (state.quitting) return new Refusal('already_quitting');
    if (!normal.can_quit) return new Refusal('state_not_allowed');
    if (body.quit_on < selectable_from || body.quit_on > selectable_until)
      return new Refusal('date_changed');
    const choices = new Map(body.devices.map(({ device_id, choice }) => [device_id, choice]));
    if (normal.devices.some(({ device_id }) => !choices.has(device_id)))
      return new Refusal('bad_request', {
        fields: [{ name: 'devices', message: '選択してください' }],
      });
    const { total, billed_month, cancel_until } = feeOf(normal, now, body.quit_on, choices);
    return { ...accepted(call, 'QT'), quit_on: body.quit_on, cancel_until, total, billed_month };
  },

  getQuitCancel: (call) => quitCancelOf(quitStateOf(call), call.now),

  postQuitCancel: (call) => {
    const state = quitStateOf(call);
    if (!state.quitting) return new Refusal('not_quitting');
    if (!quitCancelOf(state, call.now).can_cancel) return new Refusal('cancel_period_passed');
    return accepted(call, 'QC');
  },
};

/** Cancelling the application for fibre before the line is there (docs/product.md §6.12). */
export const entryCancel: Handlers = {
  getFixedContract: (call) => fibreContractOf(call),

  postContractEntryCancel: (call) => {
    if (entryOf(call.session).cancelled_on) return new Refusal('already_cancelled');
    const { plan } = fibreContractOf(call);
    if (plan.cnStatusCode !== 'ENTR') return new Refusal('not_entered');
    if (!plan.canEntryCancel) return new Refusal('cancel_period_passed');
    return accepted(call, 'EC');
  },
};

/** What is in progress for a SIM. */
export const applications: Handlers = {
  getOrderApplication: (call) => ({ applications: ordersAt(call) }),
};
