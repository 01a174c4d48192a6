import { addMonths, billMonth, japanDay, japanMonth } from '@/lib/date.ts';
import { imeiCheckDigit } from '@/lib/numbers.ts';
import type { Success } from '../contractTypes.ts';
import type { LineRule } from '../customers/billAccount.ts';
import { mizuno } from '../customers/mizuno.ts';
import type { ServiceCall } from '../handler.ts';
import { eventsOf } from '../ledger/event.ts';
import { type Month, monthsDown } from '../moments.ts';
import { comesOn } from './application.ts';
import { upcomingMonth } from './bill.ts';
import { exampleOf } from './examples.ts';
import { addedLines } from './orders.ts';
import { earliestDelivery } from './simCard.ts';
import { isAfterTheEnd, isLeft } from './simLife.ts';

type Device = Success<'getDeviceInfo'>['devices'][number];
type RentedWifi = Success<'getRentalWifiSendBackInfo'>['devices'][number];

type Instalments = Extract<LineRule['charge'], { by: 'instalment' }>;

/** The month of the last bill that the examples' figures include. */
const lastKnown: Month = '202611';

const lastKnownDay = '2026-10-31';

/** How many months follow a month up to and with another one. */
const monthsAfter = (month: Month, until: Month): number =>
  until > month ? monthsDown(until, addMonths(month, 1)).length : 0;

/** The instalments of a device; undefined when nothing is left to pay. */
function instalmentsOf({ amount_left, instalments_left, bought_on }: Device) {
  if (instalments_left === 0 || amount_left === 0 || !bought_on) return undefined;
  const first = billMonth(bought_on);
  return {
    by: 'instalment' as const,
    amount: Math.floor(amount_left / instalments_left),
    times: monthsAfter(addMonths(first, -1), lastKnown) + instalments_left,
    first,
  };
}

/**
 * Rented Wi-Fi devices to send back; one that is still awaited after its last day is overdue, and charged once
 * that month is over.
 */
export const rentedWifi = (call: ServiceCall): RentedWifi[] =>
  exampleOf(call, 'getRentalWifiSendBackInfo').devices.map((device) => {
    const { state, send_back_by } = device;
    if ((state !== 'waiting' && state !== 'overdue') || japanDay(call.now) <= send_back_by)
      return device;
    return {
      ...device,
      state: japanMonth(call.now) > japanMonth(send_back_by) ? 'charged' : 'overdue',
    };
  });

/** What rented devices that never came back cost, with the bill of the month in which they were due. */
export const lateWifiLines = (call: ServiceCall): Omit<LineRule, 'group'>[] =>
  rentedWifi(call)
    .filter(({ state, send_back_by }) => state === 'charged' && send_back_by > lastKnownDay)
    .map(({ name, send_back_by, charge }) => ({
      kind: 'one_time' as const,
      label: `${name} 返却されなかった機器の費用`,
      charge: { by: 'once' as const, amounts: { [billMonth(send_back_by)]: charge } },
    }));

const devicesBegun = (call: ServiceCall): Device[] =>
  exampleOf(call, 'getDeviceInfo').devices.map((device) => ({
    ...device,
    imei: device.imei && ownImei(device.imei, call),
  }));

/** The IMEI of a SIM's own device, made from that of an example, with its check digit. */
function ownImei(imei: string, { session, service }: ServiceCall): string {
  if (session.customer === mizuno) return imei;
  const digits = imei.slice(0, 8) + service.listed.service_id.slice(-6);
  return digits + imeiCheckDigit(digits);
}

const labelOf = ({ name }: Pick<Device, 'name'>) => `${name} 機種代金の分割払い`;

/** The instalments of a SIM's devices, as lines of its bills. */
export const boughtLines = (call: ServiceCall): Omit<LineRule, 'group'>[] =>
  devicesBegun(call).flatMap((device) => {
    const charge = instalmentsOf(device);
    return charge ? [{ kind: 'instalment' as const, label: labelOf(device), charge }] : [];
  });

/** What is left of instalments when a month's bill has been made: how many, and yen. */
function leftAfter({ amount, times, first }: Instalments, month: Month) {
  const paid = Math.min(times, monthsAfter(addMonths(first, -1), month));
  return { instalments_left: times - paid, amount_left: amount * (times - paid) };
}

/**
 * The devices of a SIM on the day of the call, the newest first: what is left to pay goes down with each bill that
 * is fixed. A SIM that was left has nothing left to pay, since its last bill charges the rest.
 */
export const devicesNow = (call: ServiceCall): Device[] => {
  const fixed = addMonths(upcomingMonth(japanDay(call.now)), -1);
  const begun = devicesBegun(call).map((device) => {
    const charge = instalmentsOf(device);
    return charge ? { ...device, ...leftAfter(charge, fixed) } : device;
  });
  const devices = [...deliveredOf(call, fixed), ...deliveredAtFirst(call), ...begun].slice(
    0,
    mostListed,
  );
  return isLeft(call)
    ? devices.map((device) => ({ ...device, instalments_left: 0, amount_left: 0 }))
    : devices;
};

/** As many as the contract lists at most. */
const mostListed = 5;

/** The devices that were ordered and have been delivered, the newest first. */
const deliveredOf = ({ session, service, now }: ServiceCall, fixed: Month): Device[] =>
  eventsOf(session.past, 'postDeviceEntry', service)
    .map(({ at, answer }) => {
      const { name, colour, instalment_amount: amount, instalment_count: times } = answer;
      const bought_on = answer.delivery_on ?? earliestDelivery(new Date(at));
      const first = billMonth(bought_on);
      const left =
        amount === null || times === null
          ? { instalments_left: 0, amount_left: 0 }
          : leftAfter({ by: 'instalment', amount, times, first }, fixed);
      return { name, colour, imei: null, bought_on, ...left, is_compensated: false };
    })
    .filter(({ bought_on }) => bought_on < japanDay(now))
    .reverse();

/** The devices that were on their way when the customer logged in and have been delivered; they are paid. */
function deliveredAtFirst(call: ServiceCall): Device[] {
  const [device] = exampleOf(call, 'getDeviceEntry').devices;
  const { name = '', colours: [colour] = [] } = device ?? {};
  return exampleOf(call, 'getOrderApplication')
    .applications.filter(({ kind }) => kind === 'device_entry')
    .flatMap((order) => comesOn(order) ?? [])
    .filter((day) => day < japanDay(call.now) && !isAfterTheEnd(day, call))
    .map((bought_on) => ({
      name,
      colour: colour?.name ?? null,
      imei: null,
      bought_on,
      instalments_left: 0,
      amount_left: 0,
      is_compensated: false,
    }));
}

/** What is left to pay of a SIM's devices after the last bill but one: the last bill charges it at once. */
export function instalmentsDue(call: ServiceCall, lastBill: Month) {
  const added = addedLines(call);
  return [...boughtLines(call), ...added]
    .flatMap(({ label, charge }) =>
      charge.by === 'instalment'
        ? [{ label, amount: charge.amount, ...leftAfter(charge, addMonths(lastBill, -1)) }]
        : [],
    )
    .filter(({ amount_left }) => amount_left > 0);
}
