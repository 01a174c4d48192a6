import { fibreOption } from '@/catalogue/fibreOptions.ts';
import { optionTerms } from '@/catalogue/fibreOptions/terms.ts';
import {
  addDays,
  addMonths,
  endless,
  formatDay,
  japanDay,
  japanMonth,
  nextMonthStart,
} from '@/lib/date.ts';
import type { RequestBody, Success } from '../contractTypes.ts';
import type { CustomerCall } from '../handler.ts';
import type { Event } from '../ledger/event.ts';
import { dayOf } from '../moments.ts';
import { fibreExample } from './examples.ts';

export type Listed = Success<'getOption'>['options'][number];

export type Order = RequestBody<'postOption'>;

/** What was agreed with an option, apart from its dates. */
export interface Details {
  edition: Order['edition'];
  leaving: Order['leaving'];
  choice: Order['choice'];
  energy: Order['energy'];
  plan: Success<'getServiceHikaritv'>['plan'];
  /** Service pack of a home phone; null until one is chosen, while the example's holds. */
  pack: Success<'getOptionVoip'>['pack'] | null;
  tuners: number;
  /** Months from the first day on that cost nothing. */
  freeMonths: number;
  /** Day of the survey at home, and of the collection. */
  visitOn: string | null;
  pickupOn: string | null;
  /** Plan of the electricity bundle; null for the one that it begins with. */
  energyPlan: Success<'getOptionDenki'>['plan'];
  /** Yen charged once when it has been left. */
  leavingFee: number;
}

/** One option in one contract, from the application to the end. */
export interface ContractedOption extends Listed {
  details: Details;
  /** Ordered in the portal, or not begun in the customer's data: the customer's bills don't have it. */
  isNew: boolean;
  /** Day of the last order; null where the customer's data have it. */
  ordered_on: string | null;
  /** A change of the content that is still to come. */
  next: { starts_on: string; monthly_fee: number; details: Details } | null;
  /** What it cost a month at first, and from which day on it costs something else. */
  fees: { first: number; changes: { starts_on: string; monthly_fee: number }[] };
}

/** The same call, as things were just before an event. */
export const before = ({ mock, session }: CustomerCall, event: Event): CustomerCall => ({
  mock,
  session: { ...session, past: session.past.slice(0, session.past.indexOf(event)) },
  now: new Date(event.at),
});

export const noDetails: Details = {
  edition: null,
  leaving: null,
  choice: null,
  energy: null,
  plan: null,
  pack: null,
  tuners: 0,
  freeMonths: 0,
  visitOn: null,
  pickupOn: null,
  energyPlan: null,
  leavingFee: 0,
};

/** The option of the catalogue that getOptionRvoip is about. */
export const rvoipCode = 'RVOIP';

/** The television. */
export const hikaritvCode = 'HIKARITV';

/** An option as it was at first, before anything was ordered here. */
export const begun = (option: Listed, details = noDetails): ContractedOption => ({
  ...option,
  details,
  isNew: option.status === 'ENTR',
  ordered_on: null,
  next: null,
  fees: { first: option.monthly_fee, changes: [] },
});

/** Option whose device is lent. */
export const meshWifi = 'MO310N';

/** Yen for sending back the device of an option that is left. */
export const returnFee = (context: CustomerCall, code: string): number =>
  code === meshWifi ? fibreExample(context, 'getOptionMeshWifi').return_fee : 0;

/** Yen a month as the benefit of signing up, where that isn't the catalogue's fee (docs/product.md §7.8). */
const benefitFees: Partial<Record<string, number>> = { MO320N: 599 };

/** An option of the catalogue that was never ordered. */
export function neverOrdered(code: string): ContractedOption {
  const entry = fibreOption(code);
  const fee = entry?.fee ?? 0;
  return begun({
    code,
    category: entry?.category ?? 'life_support',
    status: 'NONE',
    monthly_fee: benefitFees[code] ?? fee,
    regular_fee: fee,
    starts_on: null,
    ends_on: endless,
    order_types: ['1', '6'],
    reason: null,
  });
}

/** The fees at a new monthly fee: a regular fee that is higher than the present fee stays, else it is the new fee. */
export const feesOf = ({ monthly_fee, regular_fee }: ContractedOption, fee: number) => ({
  monthly_fee: fee,
  regular_fee: regular_fee > monthly_fee ? regular_fee : fee,
});

/** What an option costs in a month, with what is to come. */
export const feeIn = ({ monthly_fee, next }: ContractedOption, month: string): number =>
  next && next.starts_on < dayOf(addMonths(month, 1), 1) ? next.monthly_fee : monthly_fee;

/** The option with the order types that its status allows, and the reason why it can't be changed meanwhile. */
export function withOrderTypes(option: ContractedOption): ContractedOption {
  const { changeable } = optionTerms(fibreOption(option.code)?.optionType);
  const { next } = option;
  const types: Record<Listed['status'], Listed['order_types']> = {
    NONE: ['1', '6'],
    CNCL: ['1', '6'],
    QUIT: ['1', '6'],
    ENTR: ['2'],
    SRVC: changeable && !next ? ['3', '5'] : ['3'],
    QTWT: ['4'],
  };
  const reason = next && `${formatDay(next.starts_on)}から変わる手続きを受け付けています。`;
  return { ...option, order_types: types[option.status], reason };
}

/** The first day of an option by its own rule; null where it depends on a survey. */
export function usualFirstDay(code: string, now: Date): string | null {
  const { start } = optionTerms(fibreOption(code)?.optionType);
  const month = japanMonth(now);
  const meterDay = 10;
  switch (start) {
    case 'next_month':
      return nextMonthStart(now);
    case 'next_day':
      return addDays(japanDay(now), 1);
    case 'arrival':
      return addDays(japanDay(now), 7);
    case 'meter':
      return japanDay(now) < dayOf(month, meterDay)
        ? dayOf(month, meterDay)
        : dayOf(addMonths(month, 1), meterDay);
    case 'survey':
    case 'pickup':
      return null;
  }
}
