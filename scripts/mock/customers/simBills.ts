import type { Month } from '../moments.ts';
import type { BillAccount } from './billAccount.ts';

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
  number: `0${phone.slice(1, 3)}${phone.slice(-5)}`,
  firstMonth,
  method,
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
  statuses: {},
  unpaid: {},
  carriedForward: {},
  contact: null,
});
