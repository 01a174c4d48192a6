import type { RequestBody, Success } from '../contractTypes.ts';
import { accepted, exampleOf } from '../facts/examples.ts';
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
import { type Handlers, Refusal, type SignedCall } from '../handler.ts';

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
  if (action === 'quit_cancel') return new Refusal('bad_request');
  if (action === 'onestop') {
    const flow = onestopRefusal(call, onestop_id);
    if (flow) return new Refusal(flow.example);
  } else if (quit) return new Refusal('cancel_error');
  if (reason === null) return new Refusal('bad_request');
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
        .filter((each) => canMove({ ...call, service: each }))
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
