import { addMonths, japanDay, japanMonth } from '@/lib/date.ts';
import { addDays } from '@/lib/days.ts';
import { type Event } from '../../ledger/event.ts';
import { dayOf, lastDay } from '../billing/months.ts';
import type { Success } from '../operations.ts';
import { before, type CustomerContext } from '../option/option.ts';
import { personaliseQuitFee } from './personaliseQuitFee.ts';
type Fee = Success<'getCancellationFee'>;
type Device = Fee['devices'][number];

/** Last days can be wished from the day of the application to 90 days later. */
const selectableDays = 90;
const taxIncluded = 11;

/** The end of next month: the last day of a cancellation for which no other day was wished. */
export const usualDay = (now: Date) => {
  const month = addMonths(japanMonth(now), 1);
  return dayOf(month, lastDay(month));
};

/** The days that can be wished as the last one at a moment. */
export const selectable = (now: Date) => ({
  selectable_from: japanDay(now),
  selectable_until: addDays(japanDay(now), selectableDays),
});

/** What was chosen for each device: `e2309140001:2,e2405010001:1`. */
export const choicesOf = (given: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    (given ?? '')
      .split(',')
      .map((pair) => pair.split(':'))
      .filter((pair): pair is [string, string] => pair.length === 2),
  );

/**
 * What leaving costs on a day.
 * @param own what leaving on that day costs and ends, whatever becomes of the devices
 * @param quit_on ISO day
 * @param choices by device; its first offer where none is given
 */
export function feeOf(
  own: Fee,
  now: Date,
  quit_on: string,
  choices: ReadonlyMap<string, string>,
): Fee {
  const devices = new Map(own.devices.map((device) => [device.name, device]));
  const fixedItems = own.items.filter(({ label }) => !deviceOf(label, devices));
  const items = [
    ...fixedItems,
    ...own.devices.flatMap((device) => deviceItem(own, device, choices)),
  ];
  const total = items.reduce((sum, { amount }) => sum + amount, 0);
  const [first, ...later] = own.losses;
  return {
    ...own,
    ...selectable(now),
    quit_on,
    cancel_until: addDays(quit_on, -1),
    billed_month: addMonths(quit_on.slice(0, 7).replace('-', ''), 1),
    items,
    total,
    tax: Math.floor(total / taxIncluded),
    losses: first
      ? [
          { ...first, date: quit_on },
          ...later.map((loss) => ({ ...loss, date: monthAfter(quit_on) })),
        ]
      : [],
  };
}

const monthAfter = (day: string) => {
  const month = addMonths(day.slice(0, 7).replace('-', ''), 1);
  return dayOf(month, lastDay(month));
};

const deviceOf = (label: string, devices: ReadonlyMap<string, Device>) =>
  [...devices.keys()].find((name) => label.startsWith(name));

const choiceNames = { '1': '買い取り', '2': '返却', '3': 'オプションの継続' } as const;

function deviceItem(
  own: Fee,
  { device_id, name, choices: offers }: Device,
  choices: ReadonlyMap<string, string>,
) {
  const offer = offers.find(({ choice }) => choice === choices.get(device_id)) ?? offers[0];
  if (!offer || offer.amount === 0) return [];
  return [
    {
      label: `${name}の${choiceNames[offer.choice]}`,
      detail: own.items.find(({ label }) => label.startsWith(name))?.detail ?? null,
      amount: offer.amount,
    },
  ];
}

/** What an order to leave fibre costs (yen, by label), as things stood when it was taken. */
export function leavingFees(context: CustomerContext, order: Event<'postQuit'>): Fee['items'] {
  const then = before(context, order);
  const { quit_on, devices } = order.asked;
  const choices = new Map(devices.map(({ device_id, choice }) => [device_id, choice]));
  return feeOf(personaliseQuitFee(then, quit_on), then.now, quit_on, choices).items;
}
