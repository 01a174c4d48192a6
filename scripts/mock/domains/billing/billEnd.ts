import { billMonth } from '@/lib/date.ts';
import type { Service } from '../../customers/customer.ts';
import type { Session } from '../../session/sessions.ts';
import { sessionState } from '../domain.ts';
import type { BillAccount, LineRule } from './account.ts';
import type { Month } from './months.ts';

/** How the bills of a service end: with its last month, and with what leaving costs. */
interface BillEnd {
  /** Month of the last bill. */
  last: Month;
  fees: { label: string; amount: number }[];
}

const endOf = (session: Session, service: Service) =>
  sessionState(session, `bill end ${service.listed.service_id}`, (): { end: BillEnd | null } => ({
    end: null,
  }));

/**
 * Lets the bills of a service end, or go on when that is taken back.
 * @param quit last day of use and what leaving costs; null to go on
 */
export function setBillEnd(
  session: Session,
  service: Service,
  quit: { quit_on: string; fees: BillEnd['fees'] } | null,
): void {
  endOf(session, service).end = quit && { last: billMonth(quit.quit_on), fees: quit.fees };
}

/** The account of a service that was left: its lines stop, and the last bill has the fees. */
export function withEnd(session: Session, service: Service, account: BillAccount): BillAccount {
  const { end } = endOf(session, service);
  if (!end) return account;
  return endedAccount(account, end.last, end.fees);
}

/**
 * An account that ends with the bill of a month.
 * @param fees what leaving costs (yen), on that bill
 */
export function endedAccount(
  account: BillAccount,
  last: Month,
  fees: BillEnd['fees'],
): BillAccount {
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
