import { fibreOption } from '@/catalogue/fibreOptions.ts';
import { addMonths, japanDay } from '@/lib/date.ts';
import { addDays } from '@/lib/days.ts';
import type { Service } from '../../customers/customer.ts';
import type { Success } from '../operations.ts';
import { contractedOptions } from '../option/contractedOption.ts';
import type { CustomerContext } from '../option/option.ts';
import { billMonths, debitDate, fixingDate } from './bill.ts';
import { billAccountOf } from './billAccount.ts';
import { methodIn } from './billMethods.ts';
import { carriedTotal, differences } from './differences.ts';
import { chargedLines, grouped } from './lines.ts';
import { dayOf, lastDay, type Month } from './months.ts';

type Forecast = NonNullable<Success<'getBilling'>['forecast']>;

/**
 * What a month's bill will charge by what is known: it follows the bill's own rules, as they will stand
 * on the day on which it is fixed; null where it would have no line.
 * @param month the month whose bill is fixed next
 */
export function forecastOf(
  context: CustomerContext,
  service: Service,
  month: Month,
): Forecast | null {
  const fixed = fixingDate(month);
  const { mock, session, customer } = context;
  const then = { mock, session, customer, now: new Date(`${fixed}T00:00:00+09:00`) };
  const account = billAccountOf(then, service);
  if (!billMonths(account, fixed).includes(month)) return null;
  const usage = addMonths(month, -1);
  const yesterday = addDays(japanDay(context.now), -1);
  const isOver = yesterday >= dayOf(usage, lastDay(usage));
  const lines = chargedLines(account, month, isOver ? undefined : yesterday);
  const carried = carriedTotal(account, month);
  const total = Math.max(0, lines.reduce((sum, { line }) => sum + line.amount, 0) + carried);
  const kinds = new Set(chargedLines(account, month).map(({ line }) => line.kind));
  const undated = service.listed.service_type === 'fixed' ? undatedOptions(then) : [];
  if (lines.length === 0 && undated.length === 0) return null;
  return {
    month,
    usage_month: usage,
    fixing_date: fixed,
    debit_date: total === 0 ? null : debitDate(month),
    payment_method: methodIn(account, month),
    total,
    counted_until: isOver ? null : yesterday,
    groups: grouped(lines),
    changes: billMonths(account, fixed).includes(usage)
      ? differences(account, month).filter(
          ({ kind }) => kind !== 'usage' && kind !== 'carried_forward',
        )
      : [],
    not_known: isOver
      ? ['late_charges']
      : [
          ...(billAccountOf(context, service).firstMonth ? [] : ['start_day' as const]),
          ...(kinds.has('call') ? ['calls' as const] : []),
          ...(kinds.has('sms') ? ['sms' as const] : []),
          'orders',
          'late_charges',
        ],
    undated,
  };
}

/** Options that were applied for and have no first day yet. */
const undatedOptions = (context: CustomerContext): string[] =>
  contractedOptions(context)
    .filter(({ status, starts_on }) => status === 'ENTR' && starts_on === null)
    .map(({ code }) => fibreOption(code)?.name ?? code);
