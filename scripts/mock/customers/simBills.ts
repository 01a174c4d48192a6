import type { BillAccount } from '../domains/billing/account.ts';
import type { Month } from '../domains/billing/months.ts';

export interface SimBills {
  phone: string;
  /** Month of the first bill: the one after the month of the SIM's first day. */
  firstMonth: Month;
  method: BillAccount['method'];
  /** Calls in units of 30 seconds, 11 yen each; none for a SIM without calls. */
  calls?: { usual: number; counts: Record<Month, number> };
}

/** The bill account of a SIM with its calls only: its monthly lines follow from the data of the SIM itself. */
export const simBills = ({ phone, firstMonth, method, calls }: SimBills): BillAccount => ({
  number: `0${phone.slice(1, 3)}${phone.slice(-5)}`,
  firstMonth,
  method,
  rules: calls
    ? [
        {
          group: 'モバイル',
          phone,
          kind: 'call',
          label: '通話料',
          detail: '30秒 11円',
          charge: { by: 'count', price: 11, unit: '30秒単位', ...calls },
        },
      ]
    : [],
  statuses: {},
  unpaid: {},
  carriedForward: {},
  contact: null,
});
