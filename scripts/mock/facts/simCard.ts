import { addDays, endless, japanDay } from '@/lib/date.ts';
import { isHoliday } from '@/lib/holidays.ts';
import type { Success } from '../contractTypes.ts';
import type { Customer } from '../customers/customer.ts';
import type { ServiceCall } from '../handler.ts';
import { eventsOf } from '../ledger/event.ts';
import type { MockContext } from '../mockContext.ts';
import { exampleOf } from './examples.ts';
import { planOf } from './plan.ts';
import { activatedOn } from './simLife.ts';

type Activation = NonNullable<Success<'getEsim'>['activation']>;

/** The SIM itself, as plain data. */
interface SimCard {
  sim: Success<'getDeviceInfo'>['sim'];
  /** Issued and not used yet. */
  issued: { activation: Activation; eid: string; at: string } | null;
}

/** The mock takes an activation code as read, and so used up, half an hour after it was issued. */
const minutesUntilUsed = 30;
const codeDays = 14;

export const esimTitle = {
  exchange: 'SIMカードからeSIMへの変更',
  issue: 'eSIMの発行',
  reissue: 'eSIMの再発行',
} as const;

/** The SIM at a moment; an activation that was used has made it an eSIM. */
export function simCard(call: ServiceCall): SimCard {
  const { session, service, now } = call;
  const example = ownCard(call);
  const activated_on = example.activated_on ?? activatedOn(call) ?? null;
  let card: SimCard = { sim: { ...example, activated_on }, issued: null };
  for (const { at, asked, answer } of eventsOf(session.past, 'postEsim', service))
    card = {
      sim: settled(card, new Date(at)).sim,
      issued: { activation: answer.activation, eid: asked.eid, at },
    };
  return settled(card, now);
}

function settled(card: SimCard, now: Date): SimCard {
  const { issued } = card;
  if (!issued) return card;
  const usedAt = new Date(Date.parse(issued.at) + minutesUntilUsed * 60_000);
  if (now < usedAt) return card;
  const iccid = `898100${issued.activation.receipt_number.slice(2).padStart(13, '0')}`;
  const sim = { kind: 'esim' as const, iccid, eid: issued.eid, activated_on: japanDay(usedAt) };
  return { sim, issued: null };
}

/** The card as the example has it; with the number and the day of the SIM that is asked about. */
function ownCard(call: ServiceCall): SimCard['sim'] {
  const { service } = call;
  const { sim } = exampleOf(call, 'getDeviceInfo');
  const digits = (service.listed.phone_number ?? '').slice(-6);
  const { serviceStartDate } = planOf(call).plan;
  return {
    ...sim,
    iccid: sim.iccid.slice(0, -digits.length) + digits,
    activated_on: serviceStartDate === endless ? null : serviceStartDate,
  };
}

/** A new activation, good once and for two weeks. */
export function newActivation(mock: MockContext, receipt_number: string, now: Date): Activation {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const code = Array.from({ length: 4 }, () => mock.random.code(4, letters)).join('-');
  const smdp_address = 'rsp.minamo.example';
  return {
    receipt_number,
    smdp_address,
    activation_code: code,
    qr_text: `LPA:1$${smdp_address}$${code}`,
    expires_on: addDays(japanDay(now), codeDays),
    is_once: true,
  };
}

type Delivery = Success<'getDeviceDelivery'>;
type Day = Delivery['days'][number];
type Band = Day['bands'][number]['band'];

/** First day of a delivery: 3 days after today (docs/product.md §13.3). */
const preparation = 3;
const daysShown = 16;

const bands: readonly Band[] = [
  '09:00-11:00',
  '11:00-13:00',
  '13:00-15:00',
  '15:00-17:00',
  '17:00-19:00',
  '19:00-20:30',
];

const dayNumber = (day: string) => Math.floor(Date.parse(`${day}T12:00:00+09:00`) / 86_400_000);

/** Every sixth day the carrier is full. */
const isFull = (day: string) => dayNumber(day) % 6 === 2;

/** First day that can be chosen at a moment. */
export function earliestDelivery(now: Date): string {
  const first = addDays(japanDay(now), preparation);
  return isFull(first) ? addDays(first, 1) : first;
}

/** The table of days at a moment, from tomorrow on. */
export function deliveryDays(now: Date): Day[] {
  const today = japanDay(now);
  const second = addDays(today, preparation + 1);
  return Array.from({ length: daysShown }, (_, index) => {
    const date = addDays(today, index + 1);
    const can_choose = index + 1 >= preparation && !isFull(date);
    return {
      date,
      is_holiday: isHoliday(date),
      can_choose,
      bands: can_choose
        ? bands.map((band) => ({ band, can_choose: date !== second || band !== bands[0] }))
        : [],
    };
  });
}

/** Whether a day and a band can be chosen at a moment; both unspecified always can. */
export function canDeliver(day: string | null, band: Band | null, now: Date): boolean {
  if (day === null || band === null) return day === band;
  const found = deliveryDays(now).find(({ date }) => date === day);
  return found?.bands.some((one) => one.band === band && one.can_choose) ?? false;
}

/** To whom and where it is delivered: the contractor's address. */
export function receiverOf({ user: { customer } }: Customer) {
  const { last_name, first_name, zip_code, prefecture, city, town, address_optional } = customer;
  return {
    receiver: `${last_name} ${first_name}`,
    zip_code,
    address: [prefecture, city, town, address_optional].filter(Boolean).join(''),
  };
}
