import { japanDay } from '@/lib/date.ts';
import { addDays } from '@/lib/days.ts';
import { isHoliday } from '@/lib/holidays.ts';
import { able, type ContractChange, unable, withProcedure } from '../contract/contractChange.ts';
import { type Handlers, Refusal, type SignedCall } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import { formatMoment } from '../formatMoment.ts';
import type { Success } from '../operations.ts';
import { ordersAt } from '../progress/applications.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { movingIn } from './activation.ts';

type Days = Success<'getMnpTransferIn'>['days'];

const daysShown = 5;
const hours = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19];

/** The activation of a number that moves in (docs/product.md §10.6). */
export const mnpTransferIn: Handlers = {
  getMnpTransferIn: (call) => {
    const { mock, session, service, now } = call;
    const state = movingIn(session, service);
    const refusal = notNow(call);
    if (refusal) return refusal;
    return {
      ...exampleOf(mock, service, 'getMnpTransferIn'),
      phone: service.listed.phone_number ?? '',
      reserve_number_expires_on: numberExpiresOn(call),
      reserved_at: state.reserved_at,
      days: slots(now, numberExpiresOn(call)),
    };
  },

  postMnpTransferIn: (call) => {
    const { mock, service, body, now } = call;
    const refusal = notNow(call);
    if (refusal) return new Refusal(refusal.example);
    const slot = slots(now, numberExpiresOn(call))
      .flatMap((day) => day.slots)
      .find(({ starts_at }) => Date.parse(starts_at) === Date.parse(body.starts_at));
    if (!slot?.is_available) return new Refusal('mnp_transfer_in_put_reserve_exist');
    const { interruption_minutes } = exampleOf(mock, service, 'getMnpTransferIn');
    const number = receiptNumber(mock, 'MN', now);
    return {
      receipt_number: number,
      accepted_at: formatMoment(now),
      phone: service.listed.phone_number ?? '',
      starts_at: slot.starts_at,
      interruption_minutes,
    };
  },
};

type Call = Pick<SignedCall<'getMnpTransferIn'>, 'mock' | 'session' | 'service' | 'now'>;

/** The last day of the reservation number, by which the activation has to be reserved: that of the application. */
function numberExpiresOn({ mock, service }: Call): string {
  const { applications } = exampleOf(mock, service, 'getOrderApplication');
  const moving = applications.find(({ kind }) => kind === 'mnp_transfer_in');
  return (
    moving?.next?.date ?? exampleOf(mock, service, 'getMnpTransferIn').reserve_number_expires_on
  );
}

function notNow(call: Call): Refusal | undefined {
  const { mock, session, service, now } = call;
  const isMoving = ordersAt(mock, session, service, now).some(
    ({ kind }) => kind === 'mnp_transfer_in',
  );
  if (!isMoving) return new Refusal('not_one_target');
  const expires_on = numberExpiresOn(call);
  if (japanDay(now) > expires_on)
    return new Refusal('mnp_transfer_in_reserve_number_expired', {
      reserve_number_expires_on: expires_on,
    });
  if (slots(now, expires_on).some((day) => day.slots.some(({ is_available }) => is_available)))
    return undefined;
  return new Refusal('mnp_transfer_in_available_time_none', {
    reserve_number_expires_on: expires_on,
  });
}

/** The days from tomorrow to the number's last one; none on a Sunday, some times full. */
function slots(now: Date, expiresOn: string): Days {
  const today = japanDay(now);
  return Array.from({ length: daysShown }, (_, index) => addDays(today, index + 1))
    .filter((date) => date <= expiresOn)
    .map((date) => ({
      date,
      is_holiday: isHoliday(date),
      slots: isSunday(date)
        ? []
        : hours.map((hour) => ({
            starts_at: `${date}T${hour}:00:00+09:00`,
            is_available: (hour + Number(date.slice(8))) % 4 !== 3,
          })),
    }));
}

const isSunday = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay() === 0;

/** Whether an activation can be reserved, on the contract. */
export const mnpTransferInContract: ContractChange = (contract, call) => {
  if (!contract.procedures.some(({ code }) => code === 'mnp_transfer_in')) return contract;
  const refusal = notNow(call);
  const reasons: Record<string, string> = {
    not_one_target: '番号の乗り換えのお申し込みがないためです。',
    mnp_transfer_in_reserve_number_expired: 'MNP予約番号の有効期限を過ぎています。',
    mnp_transfer_in_available_time_none: '開通予約の空きがありません。',
  };
  const procedure = refusal
    ? unable('mnp_transfer_in', reasons[refusal.example] ?? '')
    : able('mnp_transfer_in', '開通の予約');
  return { ...contract, procedures: withProcedure(contract.procedures, procedure) };
};
