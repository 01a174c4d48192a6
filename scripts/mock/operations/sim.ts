import { billMonth } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import { monthlySum } from '../facts/bills.ts';
import { devicesNow } from '../facts/devices.ts';
import { accepted, exampleOf } from '../facts/examples.ts';
import {
  canDeliver,
  deliveryDays,
  earliestDelivery,
  newActivation,
  receiverOf,
  simCard,
} from '../facts/simCard.ts';
import { isIdle, movingIn, quitRefusal, stopRefusal, stopStateAt } from '../facts/simLife.ts';
import { optionOf } from '../facts/simOptions.ts';
import {
  deviceObstacle,
  idleRefusal,
  numberExpiresOn,
  portInRefusal,
  restrictionOf,
  restrictionsOf,
  slots,
} from '../facts/simRestrictions.ts';
import { type Handlers, Refusal, type ServiceCall, wrongField } from '../handler.ts';

type Choice = Success<'getEsim'>['operations'][number];

const fee = 440;

/** Exchange, issue and reissue of the eSIM (docs/product.md §10.4). */
export const esim: Handlers = {
  getEsim: (call) => {
    const refusal = quitRefusal(call) ?? stopRefusal(call);
    if (refusal) return refusal;
    const { sim, issued } = simCard(call);
    return {
      sim_kind: sim.kind,
      operations: choices(sim, isIdle(call)),
      eid: sim.eid,
      activation: issued?.activation ?? null,
    };
  },

  postEsim: (call) => {
    const { mock, body, now } = call;
    const refusal = quitRefusal(call) ?? stopRefusal(call);
    if (refusal) return refusal;
    const state = simCard(call);
    const chosen = choices(state.sim, isIdle(call)).find(
      ({ operation }) => operation === body.operation,
    );
    if (!chosen?.can_choose) return new Refusal('device_not_compatible');
    // EIDs begin with the industry's own 89 (ITU-T E.118).
    if (!body.eid.startsWith('89')) return new Refusal('eid_invalid');
    const { receipt_number, accepted_at } = accepted(call, 'ES');
    return {
      operation: body.operation,
      accepted_at,
      fee,
      billing_month: billMonth(now),
      activation: newActivation(mock, receipt_number, now),
    };
  },

  getDeviceInfo: (call) => ({
    devices: devicesNow(call).map((device) => ({
      ...device,
      is_compensated:
        device.is_compensated && optionOf(call, 'DeviceCompensation').status === 'using',
    })),
    sim: simCard(call).sim,
  }),
};

/** Why not each of the three procedures: a SIM card is exchanged, a new eSIM issued, one in use issued again. */
function reasonsFor({ kind, eid }: Success<'getDeviceInfo'>['sim']) {
  if (kind === 'sim_card')
    return { exchange: null, issue: 'SIMカードをご利用中です', reissue: 'SIMカードをご利用中です' };
  return eid === null
    ? { exchange: 'eSIMのご契約です', issue: null, reissue: 'まだ発行されていません' }
    : { exchange: 'eSIMをご利用中です', issue: 'eSIMをご利用中です', reissue: null };
}

function choices(sim: Success<'getDeviceInfo'>['sim'], isIdle: boolean): Choice[] {
  const reasons = reasonsFor(sim);
  return (['exchange', 'issue', 'reissue'] as const).map((operation) => ({
    operation,
    can_choose: reasons[operation] === null && !isIdle,
    reason: reasons[operation] ?? (isIdle ? '開通したあとに、お手続きいただけます' : null),
    fee,
    needs_eid: true,
  }));
}

/** The activation of a number that moves in (docs/product.md §10.6). */
export const mnpTransferIn: Handlers = {
  getMnpTransferIn: (call) => {
    const { service, now } = call;
    const state = movingIn(call);
    const refusal = portInRefusal(call);
    if (refusal) return refusal;
    return {
      ...exampleOf(call, 'getMnpTransferIn'),
      phone: service.listed.phone_number ?? '',
      reserve_number_expires_on: numberExpiresOn(call),
      reserved_at: state.reserved_at,
      days: slots(now, numberExpiresOn(call)),
    };
  },

  postMnpTransferIn: (call) => {
    const { service, body, now } = call;
    const refusal = portInRefusal(call);
    if (refusal) return new Refusal(refusal.example);
    const slot = slots(now, numberExpiresOn(call))
      .flatMap((day) => day.slots)
      .find(({ starts_at }) => Date.parse(starts_at) === Date.parse(body.starts_at));
    if (!slot)
      return wrongField(
        'starts_at',
        'この日時は選べなくなりました。ほかの日時を選択してください。',
      );
    if (!slot.is_available) return new Refusal('mnp_transfer_in_put_reserve_exist');
    const { reserved_at } = movingIn(call);
    if (reserved_at && Date.parse(reserved_at) === Date.parse(slot.starts_at))
      return wrongField('starts_at', 'いまの予約と同じです。');
    const { interruption_minutes } = exampleOf(call, 'getMnpTransferIn');
    return {
      ...accepted(call, 'MN'),
      phone: service.listed.phone_number ?? '',
      starts_at: slot.starts_at,
      interruption_minutes,
    };
  },
};

const atOnce = { instalment_amount: null, instalment_count: null };

/** A device that is added: chosen, delivered, used (docs/product.md §10.5). */
export const deviceEntry: Handlers = {
  getDeviceEntry: (call) => {
    const idle = idleRefusal(call);
    if (idle) return idle;
    const refusal = deviceObstacle(call);
    if (refusal) return new Refusal(refusal.code, { available_from: refusal.from });
    return exampleOf(call, 'getDeviceEntry');
  },

  getDeviceDelivery: (call) => ({
    ...exampleOf(call, 'getDeviceDelivery'),
    ...receiverOf(call.customer),
    earliest_on: earliestDelivery(call.now),
    days: deliveryDays(call.now),
  }),

  postDeviceEntry: (call) => {
    const { body } = call;
    const refusal = deviceObstacle(call);
    const idle = idleRefusal(call);
    if (idle) return new Refusal(idle.example, { message: idle.change['message'] });
    if (refusal) return new Refusal(refusal.code);
    const { fee, devices } = exampleOf(call, 'getDeviceEntry');
    const device = devices.find(({ device_code }) => device_code === body.device_code);
    const colour = device?.colours.find(({ colour_code }) => colour_code === body.colour_code);
    if (!device || !colour?.in_stock) return new Refusal('out_of_stock');
    if (!canDeliver(body.delivery_on, body.delivery_band, call.now))
      return new Refusal('delivery_date_unavailable');
    const { instalment_amount, instalment_count } = body.payment === 'instalment' ? device : atOnce;
    return {
      ...accepted(call, 'DE'),
      name: device.name,
      colour: colour.name,
      payment: body.payment,
      price: device.price,
      instalment_amount,
      instalment_count,
      fee,
      billing_month: billMonth(body.delivery_on ?? earliestDelivery(call.now)),
      delivery_on: body.delivery_on,
      delivery_band: body.delivery_band,
    };
  },
};

/** What a SIM's state forbids, said by the same rules that refuse the procedures themselves. */
export const simRestrictions: Handlers = {
  getSettingsRestriction: (call) => ({ restrictions: restrictionsOf(call) }),
};

/** Whether a SIM can be stopped or restarted: neither before its activation, nor after its end. */
function stopInfo(call: ServiceCall) {
  const { info } = stopStateAt(call);
  const closed = restrictionOf(call, 'stop_restart');
  return closed
    ? { ...info, can_stop: false, can_restart: false, note: closed.text.replace(/。$/, '') }
    : info;
}

/** Stopping a SIM that was lost, and restarting it; each takes ten minutes. */
export const stopRestart: Handlers = {
  getStopRestartInfo: (call) => ({
    ...stopInfo(call),
    // A stopped SIM costs as much as before.
    monthly_amount: monthlySum(call),
  }),

  postStopRestartInfo: (call) => {
    const { body } = call;
    const info = stopInfo(call);
    if (body.action === 'stop' ? !info.can_stop : !info.can_restart)
      return new Refusal(`${body.action}_failed`);
    if (body.action === 'stop' && body.reason === null)
      return wrongField('reason', '理由をお選びください。');
    return {
      ...accepted(call, 'SS'),
      action: body.action,
      state: body.action === 'stop' ? 'stopping' : 'restarting',
    };
  },
};
