import type { BillAccount } from '../domains/bills/account.ts';
import type { Month } from '../domains/bills/months.ts';

export interface SimPlan {
  phone: string;
  planName: string;
  monthlyFee: number;
  firstMonth: Month;
  method: BillAccount['method'];
  /** Call-flat option, where the SIM has one. */
  callFlat?: { name: string; monthlyFee: number };
  /** Calls in units of 30 seconds, 11 yen each; none for a SIM without calls. */
  calls?: { usual: number; counts: Record<Month, number> };
}

/** The bills of a SIM: plan, call-flat option and calls (specification 1, section 9). */
export function simBills(plan: SimPlan): BillAccount {
  const line = { group: 'モバイル', phone: plan.phone };
  return {
    number: `0${plan.phone.slice(1, 3)}${plan.phone.slice(-5)}`,
    firstMonth: plan.firstMonth,
    method: plan.method,
    rules: [
      {
        ...line,
        kind: 'base',
        label: `${plan.planName} 基本料金`,
        detail: '{period}',
        charge: { by: 'month', amount: plan.monthlyFee },
      },
      ...(plan.callFlat
        ? [
            {
              ...line,
              kind: 'option' as const,
              label: plan.callFlat.name,
              charge: { by: 'month' as const, amount: plan.callFlat.monthlyFee },
            },
          ]
        : []),
      ...(plan.calls
        ? [
            {
              ...line,
              kind: 'call' as const,
              label: '通話料',
              detail: '30秒 11円',
              charge: { by: 'count' as const, price: 11, unit: '30秒単位', ...plan.calls },
            },
          ]
        : []),
    ],
    statuses: {},
    unpaid: {},
    carriedForward: {},
    contact: null,
  };
}
