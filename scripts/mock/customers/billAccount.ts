import type { components } from '@/api/generated/read-service.ts';
import type { Month } from '../moments.ts';

type Schemas = components['schemas'];

/** A line of the bills from `from` to `until` (months of the bill, both included) in which its charge has an amount. */
export interface LineRule {
  group: string;
  phone?: string;
  kind: Schemas['BillLineKind'];
  label: string;
  /** `{period}` becomes the days of use in the month, `10月1日〜10月31日`. */
  detail?: string;
  quantity?: string;
  charge: Charge;
  from?: Month;
  until?: Month;
  /** ISO day within a month on which it began or ended; that month is charged in full. */
  began_on?: string;
  ended_on?: string;
  /** Labels of the lines in whose place it comes: a list of differences names it with what it replaces. */
  replaces?: readonly string[];
  /** How the list of differences calls it, where that is not the label. */
  differenceLabel?: string;
}

/** What a line costs. */
export type Charge =
  | { by: 'month'; amount: number }
  /**
   * Units times a price in yen, rounded down; months that are not named have `usual`. `counter` says how
   * they are counted (回 where absent), `sizes` how many units one call after another has (1 where absent),
   * `last_day` the day after which nothing is used any more, `stops` the times (ISO, JST) without use before it.
   */
  | {
      by: 'count';
      price: number;
      unit: string;
      counter?: string;
      sizes?: readonly number[];
      usual: number;
      counts: Record<Month, number>;
      last_day?: string;
      stops?: readonly { from: string; until: string }[];
    }
  | { by: 'instalment'; amount: number; times: number; first: Month }
  /** Only in the months named. */
  | { by: 'once'; amounts: Record<Month, number> };

/** Everything that a service's bills follow from. */
export interface BillAccount {
  /** Last eight digits of the bill's number; the month comes before them. */
  number: string;
  /** The month of the first bill; null for a contract that has none yet. */
  firstMonth: Month | null;
  /** The month of the last bill, for a contract that was left. */
  lastMonth?: Month;
  method: Schemas['PaymentMethod'];
  /** Methods that were chosen since, oldest first, each with its first month. */
  methods?: { from: Month; method: Schemas['PaymentMethod'] }[];
  rules: LineRule[];
  /** Months whose status is not the usual one. */
  statuses: Record<Month, string>;
  /** What is left to pay of a month that was paid in part. */
  unpaid: Record<Month, number>;
  carriedForward: Record<Month, Schemas['CarriedForwardLine'][]>;
  contact: Schemas['BillContact'] | null;
}

/** An account that has no bill and no line. */
export const noBills = (number: string, method: Schemas['PaymentMethod']): BillAccount => ({
  number,
  firstMonth: null,
  method,
  rules: [],
  statuses: {},
  unpaid: {},
  carriedForward: {},
  contact: null,
});

/** From this month on the new billing system makes the invoices (docs/product.md §5.5). */
export const switchMonth: Month = '202310';

export interface SimBills {
  phone: string;
  /** Month of the first bill: the one after the month of the SIM's first day. */
  firstMonth: Month;
  method: BillAccount['method'];
  /** Calls in units of 30 seconds, 11 yen each; none for a SIM without calls. */
  calls?: { usual: number; counts: Record<Month, number> };
  /** SMS a month, 3 yen each, from a bill on; none for a SIM that sends none. */
  sms?: { usual: number; from: Month };
}

/** The bill account of a SIM with its calls and SMS only: its monthly lines follow from the data of the SIM itself. */
export const simBills = ({ phone, firstMonth, method, calls, sms }: SimBills): BillAccount => ({
  ...noBills(`0${phone.slice(1, 3)}${phone.slice(-5)}`, method),
  firstMonth,
  rules: [
    ...(calls
      ? [
          {
            group: 'モバイル',
            phone,
            kind: 'call' as const,
            label: '通話料',
            detail: '30秒 11円',
            charge: {
              by: 'count' as const,
              price: 11,
              unit: '30秒単位',
              sizes: [3, 3, 2, 4],
              ...calls,
            },
          },
        ]
      : []),
    ...(sms
      ? [
          {
            group: 'モバイル',
            phone,
            kind: 'sms' as const,
            label: 'SMS送信料',
            detail: '1通 3円',
            from: sms.from,
            charge: {
              by: 'count' as const,
              price: 3,
              unit: '国内SMS',
              counter: '通',
              usual: sms.usual,
              counts: {},
            },
          },
        ]
      : []),
  ],
});
