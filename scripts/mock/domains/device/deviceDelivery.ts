import { japanDay } from '@/lib/date.ts';
import { addDays } from '@/lib/days.ts';
import { isHoliday } from '@/lib/holidays.ts';
import type { Customer } from '../../customers/customer.ts';
import type { Success } from '../operations.ts';

type Delivery = Success<'getDeviceDelivery'>;
type Day = Delivery['days'][number];
export type Band = Day['bands'][number]['band'];

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
