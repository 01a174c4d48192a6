import { endless, formatDay, japanDay } from '@/lib/date.ts';
import type { RequestBody, Success } from '../contractTypes.ts';
import { ordersAt } from '../facts/applications.ts';
import { accepted, exampleOf } from '../facts/examples.ts';
import { fibreContractOf } from '../facts/fibreContract.ts';
import { choicesOf, feeOf, ownQuitFee, selectable, usualDay } from '../facts/fibreLeaving.ts';
import { entryOf, quitCancelOf, quitStateOf } from '../facts/fibreQuit.ts';
import { canMove, feesOf, lossesOf, onestopOf, onestopRefusal } from '../facts/simLeaving.ts';
import {
  cancelUntil,
  lastDayFrom,
  mnpNumber,
  quitDay,
  type SimQuit,
  simQuitState,
  statusAt,
} from '../facts/simLife.ts';
import { portInRefusal } from '../facts/simRestrictions.ts';
import { type Handlers, Refusal, type SignedCall, wrongField } from '../handler.ts';

/** Cancelling fibre and taking it back (docs/product.md §6.10). */
export const quit: Handlers = {
  getCancellationFee: (call) => {
    const { query, now } = call;
    // 9999-12-31 means no end, and the contract's days go no further.
    if (query.quit_on === endless) return wrongField('quit_on', '解約の日を選び直してください。');
    const { quitting } = quitStateOf(call);
    const quit_on = query.quit_on ?? usualDay(now);
    const normal = ownQuitFee(call, quit_on);
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
    const normal = ownQuitFee(call, body.quit_on);
    if (state.quitting) return new Refusal('already_quitting');
    if (!normal.can_quit) return new Refusal('state_not_allowed');
    if (body.quit_on < selectable_from || body.quit_on > selectable_until)
      return new Refusal('date_changed');
    const choices = new Map(body.devices.map(({ device_id, choice }) => [device_id, choice]));
    if (normal.devices.some(({ device_id }) => !choices.has(device_id)))
      return wrongField('devices', '選択してください');
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
  getOrderApplication: (call) => ({
    applications: ordersAt(call).map((order) =>
      order.kind === 'mnp_transfer_in' && portInRefusal(call)
        ? { ...order, can_change: false }
        : order,
    ),
  }),
};

type Order = RequestBody<'postMobileQuitInfo'>;
type Receipt = Success<'postMobileQuitInfo'>;

/** Cancellation of a SIM, by itself, with an MNP number or by the one-stop flow (docs/product.md §10.7). */
export const simQuit: Handlers = {
  getMobileQuitInfo: (call) => {
    const { now } = call;
    const { quit } = simQuitState(call);
    const status = quit && statusAt(quit, now);
    const quit_on = quit ? quitDay(quit, now) : lastDayFrom('quit', now);
    const until = quit && cancelUntil(quit, now);
    const { reasons } = exampleOf(call, 'getMobileQuitInfo');
    const isOver = status === 'end';
    return {
      status,
      quit_on,
      preferredQuitDate: quit && quit_on,
      canQuitCancel: until !== null,
      cancel_until: until,
      mnp_number: quit && mnpNumber(quit, now),
      can_mnp: !isOver && canMove(call),
      mnp_quit_on: !quit && canMove(call) ? lastDayFrom('quit_mnp', now) : null,
      losses: isOver ? [] : lossesOf(call, quit_on, quit !== null && quit.action !== 'quit'),
      ...(isOver ? { fees: [], fee_total: 0, fee_month: null } : feesOf(call, quit_on)),
      reasons,
    };
  },

  postMobileQuitInfo: (call) =>
    call.body.action === 'quit_cancel' ? takeBack(call) : applyFor(call, call.body.action),
};

type Post = SignedCall<'postMobileQuitInfo'>;

function applyFor(call: Post, action: SimQuit['action']): Receipt | Refusal {
  const { session, body, now } = call;
  const refusal = orderRefusal(call, body);
  if (refusal) return refusal;
  const receipt = accepted(call, 'QT');
  const { accepted_at } = receipt;
  const quit: SimQuit = { action, accepted_at, quit_on: body.quit_on, number: null };
  return {
    ...receipt,
    action,
    status: statusAt(quit, now),
    quit_on: quit.quit_on,
    cancel_until: cancelUntil(quit, now),
    mnp_number: mnpNumber(quit, now),
    return_url: action === 'onestop' ? onestopOf(session).return_url : null,
  };
}

/** Why this cancellation can't be applied for; undefined when it can. */
function orderRefusal(
  call: Post,
  { action, quit_on, reason, onestop_id }: Order,
): Refusal | undefined {
  const { now } = call;
  const { quit } = simQuitState(call);
  if (quit && statusAt(quit, now) === 'end') return new Refusal('already_quit');
  if (action === 'quit_cancel')
    return wrongField('action', '取り消しは、こちらではお受けできません。');
  if (action === 'onestop') {
    const flow = onestopRefusal(call, onestop_id);
    if (flow) return new Refusal(flow.example);
  } else if (quit) return new Refusal('cancel_error');
  if (reason === null) return wrongField('reason', '理由をお選びください。');
  if (action === 'quit_mnp' && !canMove(call)) return new Refusal('cancel_error');
  const lastDay = lastDayFrom(action, now);
  return quit_on === lastDay ? undefined : new Refusal('date_changed', { quit_on: lastDay });
}

function takeBack(call: Post): Receipt | Refusal {
  const { quit } = simQuitState(call);
  if (!quit || cancelUntil(quit, call.now) === null) return new Refusal('cancel_error');
  return {
    ...accepted(call, 'QT'),
    action: 'quit_cancel',
    status: null,
    quit_on: null,
    cancel_until: null,
    mnp_number: null,
    return_url: null,
  };
}

/** Whether and how a number leaves by the one-stop flow of another carrier. */
export const onestop: Handlers = {
  getMnpOnestopAlignInfo: (call) => {
    const { session, customer } = call;
    const refusal = onestopRefusal(call);
    if (refusal) return refusal;
    return {
      ...onestopOf(session),
      numbers: customer.services
        .filter((each) => !onestopRefusal({ ...call, service: each }))
        .flatMap(({ listed: { service_id, phone_number, contract_type, plan_name } }) =>
          phone_number && contract_type
            ? [{ service_id, phone: phone_number, contract_type, planName: plan_name }]
            : [],
        ),
    };
  },

  getMnpOnestopQuitInfo: (call) => {
    const { session, service, now } = call;
    const refusal = onestopRefusal(call);
    if (refusal) return refusal;
    const { phone_number, plan_name } = service.listed;
    const quit_on = lastDayFrom('onestop', now);
    const { fees, fee_total } = feesOf(call, quit_on);
    return {
      ...onestopOf(session),
      phone: phone_number ?? '',
      planName: plan_name,
      quit_on,
      losses: lossesOf(call, quit_on, true),
      fees,
      fee_total,
    };
  },
};
