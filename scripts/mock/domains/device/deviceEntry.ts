import { billMonth, formatDay } from '@/lib/date.ts';
import { addDays } from '@/lib/days.ts';
import { addNotice } from '../account/notices.ts';
import { isUnpaid, type LineRule } from '../billing/account.ts';
import { addedLines } from '../billing/addedLines.ts';
import type { Month } from '../billing/months.ts';
import { able, type ContractChange, unable, withProcedure } from '../contract/contractChange.ts';
import { type Handlers, Refusal, type SignedCall } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import { formatMoment } from '../formatMoment.ts';
import { simQuitState } from '../mobileQuit/simQuitState.ts';
import type { Success } from '../operations.ts';
import { addApplication, ordersAt } from '../progress/applications.ts';
import { canDeliver, deliveryDays, earliestDelivery, receiverOf } from './deviceDelivery.ts';

/** From the delivery to the first day of use. */
const daysToUse = 3;

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
    const { mock, session, service, body, now } = call;
    const refusal = notNow(call);
    if (refusal) return new Refusal(refusal.code);
    const { fee, devices } = exampleOf(mock, service, 'getDeviceEntry');
    const device = devices.find(({ device_code }) => device_code === body.device_code);
    const colour = device?.colours.find(({ colour_code }) => colour_code === body.colour_code);
    if (!device || !colour?.in_stock) return new Refusal('out_of_stock');
    if (!canDeliver(body.delivery_on, body.delivery_band, now))
      return new Refusal('delivery_date_unavailable');
    const arrives = body.delivery_on ?? earliestDelivery(now);
    addedLines(session, service).push(
      ...billedFor(device, fee, body.payment, billMonth(arrives)).map((line) => ({
        group: 'モバイル',
        ...(service.listed.phone_number && { phone: service.listed.phone_number }),
        ...line,
      })),
    );
    const number = addApplication(mock, session, service, now, {
      prefix: 'DE',
      title: '機種の追加',
      nextTitle: `${device.name}のお届け`,
      steps: [
        { label: 'お届け', date: arrives },
        { label: '開始', date: addDays(arrives, daysToUse) },
      ],
      detail: [body.delivery_band?.replace('-', '〜'), 'ご本人の受け取り']
        .filter(Boolean)
        .join(' '),
      order: { kind: 'device_entry', status: 'shipping', time_band: body.delivery_band },
    });
    addNotice(session, service, now, {
      title: '機種の追加を受け付けました',
      paragraphs: [`${device.name}(${colour.name})をお届けします。`],
      rows: [
        { label: '受付番号', value: number },
        {
          label: 'お届け',
          value: body.delivery_on ? formatDay(body.delivery_on) : '日時の指定なし',
        },
      ],
      link: { url: '/mobile/progress', text: '手続きの状況を見る', type: 'internal' },
    });
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

/** What a device costs on the bills: the procedure once, the price once or by instalments. */
function billedFor(
  { name, price, instalment_amount: amount, instalment_count: times }: Device,
  fee: number,
  payment: SignedCall<'postDeviceEntry'>['body']['payment'],
  first: Month,
): Omit<LineRule, 'group'>[] {
  const once = (label: string, yen: number): Omit<LineRule, 'group'> => ({
    kind: 'one_time',
    label,
    charge: { by: 'once', amounts: { [first]: yen } },
  });
  const procedure = once('機種の追加の手数料', fee);
  if (payment === 'once' || amount === null || times === null)
    return [procedure, once(`${name} 機種代金`, price)];
  const charge = { by: 'instalment' as const, amount, times, first };
  return [procedure, { kind: 'instalment', label: `${name} 機種代金の分割払い`, charge }];
}

type Device = Success<'getDeviceEntry'>['devices'][number];
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
