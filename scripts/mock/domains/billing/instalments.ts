import { addMonths, japanDay } from '@/lib/date.ts';
import { fibreOf } from '../../customers/fibreOf.ts';
import type { Handlers } from '../domain.ts';
import type { Success } from '../operations.ts';
import type { CustomerContext } from '../option/option.ts';
import type { LineRule } from './account.ts';
import { upcomingMonth } from './bill.ts';
import { fibreAccount } from './fibreAccount.ts';
import { monthsBetween } from './lines.ts';
import type { Month } from './months.ts';

type Instalment = Success<'getInstallment'>['installments'][number];

const constructionLabel = '工事費';

/**
 * The instalments on the fibre bills that aren't paid off with a month's bill, the earliest first.
 * @param billed the last month whose bill counts as billed
 */
export function instalmentsAfter(context: CustomerContext, billed: Month): Instalment[] {
  const service = fibreOf(context.customer);
  if (!service) return [];
  const seen = new Map<string, Instalment>();
  for (const rule of fibreAccount(context, service).rules) {
    const found = instalmentOf(rule, billed);
    // A line that has moved to another group has a rule in each, and is one instalment all the same.
    if (found && found.remaining_total > 0) seen.set(`${found.label} ${found.first_month}`, found);
  }
  return [...seen.values()].sort((a, b) => a.first_month.localeCompare(b.first_month));
}

function instalmentOf({ label, charge }: LineRule, billed: Month): Instalment | undefined {
  if (charge.by !== 'instalment') return undefined;
  const { amount, times, first } = charge;
  const paid = Math.min(times, Math.max(0, monthsBetween(first, billed) + 1));
  const isConstruction = label.includes(constructionLabel);
  return {
    installment_id: `i${first.slice(2)}140001`,
    kind: isConstruction ? 'construction' : 'device',
    label: isConstruction ? constructionLabel : label.replace(/ ?機器代金の分割払い$/, ''),
    total: amount * times,
    monthly_amount: amount,
    total_count: times,
    paid_count: paid,
    remaining_total: amount * (times - paid),
    first_month: first,
    last_month: addMonths(first, times - 1),
  };
}

/** The newest month whose bill is fixed. */
const billedBy = (now: Date): Month => addMonths(upcomingMonth(japanDay(now)), -1);

/** What is paid by instalments, as the bills charge it. */
export const instalments: Handlers = {
  getInstallment: (call) => ({ installments: instalmentsAfter(call, billedBy(call.now)) }),

  getInstallmentConstructionCost: (call) => ({
    installment:
      instalmentsAfter(call, billedBy(call.now)).find(({ kind }) => kind === 'construction') ??
      null,
    discount_total: 0,
  }),
};
