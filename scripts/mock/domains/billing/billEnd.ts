import { billMonth } from '@/lib/date.ts';
import type { CustomerContext } from '../option/option.ts';
import { leavingFees } from '../quit/fee.ts';
import { quitStateOf } from '../quit/quitting.ts';
import type { BillAccount, LineRule } from './account.ts';
import type { Month } from './months.ts';

/** What leaving costs, beside what is charged each month. */
type Fees = readonly { label: string; amount: number }[];

/** The account of fibre that was left: its lines stop, and the last bill has what leaving costs. */
export function withEnd(context: CustomerContext, account: BillAccount): BillAccount {
  const { quitting } = quitStateOf(context.mock, context.session);
  if (!quitting?.order) return account;
  const { quit_on, order } = quitting;
  return endedAccount(account, billMonth(quit_on), leavingFees(context, order));
}

/**
 * An account that ends with the bill of a month.
 * @param fees what leaving costs (yen), on that bill
 */
export function endedAccount(account: BillAccount, last: Month, fees: Fees): BillAccount {
  const rules = account.rules.map((rule) => ({
    ...rule,
    until: rule.until && rule.until < last ? rule.until : last,
  }));
  const costs = fees
    .filter(({ amount }) => amount !== 0)
    .map(({ label, amount }): LineRule => ({
      group: '解約',
      kind: 'one_time',
      label,
      charge: { by: 'once', amounts: { [last]: amount } },
    }));
  return { ...account, lastMonth: last, rules: [...rules, ...costs] };
}
