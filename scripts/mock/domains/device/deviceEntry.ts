import { isUnpaid } from '../billing/account.ts';
import { able, type ContractChange, unable, withProcedure } from '../contract/contractChange.ts';
import { type Handlers, Refusal, type SignedCall } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import { formatMoment } from '../formatMoment.ts';
import { simQuitState } from '../mobileQuit/simQuitState.ts';
import { ordersAt } from '../progress/applications.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { canDeliver, deliveryDays, earliestDelivery, receiverOf } from './deviceDelivery.ts';

/** A device that is added: chosen, delivered, used (docs/product.md §10.5). */
export const deviceEntry: Handlers = {
  getDeviceEntry: (call) => {
    const refusal = notNow(call);
    if (refusal) return new Refusal(refusal.code, { available_from: refusal.from });
    return exampleOf(call.mock, call.service, 'getDeviceEntry');
  },

  getDeviceDelivery: ({ mock, service, customer, now }) => ({
    ...exampleOf(mock, service, 'getDeviceDelivery'),
    ...receiverOf(customer),
    earliest_on: earliestDelivery(now),
    days: deliveryDays(now),
  }),

  postDeviceEntry: (call) => {
    const { mock, service, body, now } = call;
    const refusal = notNow(call);
    if (refusal) return new Refusal(refusal.code);
    const { fee, devices } = exampleOf(mock, service, 'getDeviceEntry');
    const device = devices.find(({ device_code }) => device_code === body.device_code);
    const colour = device?.colours.find(({ colour_code }) => colour_code === body.colour_code);
    if (!device || !colour?.in_stock) return new Refusal('out_of_stock');
    if (!canDeliver(body.delivery_on, body.delivery_band, now))
      return new Refusal('delivery_date_unavailable');
    const number = receiptNumber(mock, 'DE', now);
    return {
      receipt_number: number,
      accepted_at: formatMoment(now),
      name: device.name,
      colour: colour.name,
      payment: body.payment,
      price: device.price,
      fee,
      delivery_on: body.delivery_on,
      delivery_band: body.delivery_band,
    };
  },
};

interface Obstacle {
  code: keyof typeof reasons;
  /** First day on which it is possible again. */
  from: string | null;
}

type Call = Pick<SignedCall<'getDeviceEntry'>, 'mock' | 'session' | 'service' | 'now'>;

function notNow({ mock, session, service, now }: Call): Obstacle | undefined {
  if (simQuitState(mock, session, service).quit) return { code: 'quitting', from: null };
  if (isUnpaid(service.bills)) return { code: 'unpaid', from: null };
  const order = ordersAt(mock, session, service, now).find(({ kind }) => kind === 'device_entry');
  return order && { code: 'shipping', from: order.steps.at(-1)?.date ?? null };
}

const reasons = {
  quitting: '解約の手続き中です。',
  unpaid: 'お支払いの確認を待っています。',
  shipping: 'すでにお申し込みを受け付けています。',
};

/** Whether a device can be added, on the contract. */
export const deviceEntryContract: ContractChange = (contract, call) => {
  if (!contract.procedures.some(({ code }) => code === 'device_entry')) return contract;
  const refusal = notNow(call);
  const procedure = refusal
    ? unable('device_entry', reasons[refusal.code], refusal.from)
    : able('device_entry');
  return { ...contract, procedures: withProcedure(contract.procedures, procedure) };
};
