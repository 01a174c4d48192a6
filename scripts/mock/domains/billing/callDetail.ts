import { addMonths, japanDay } from '@/lib/date.ts';
import { addDays } from '@/lib/days.ts';
import { type Handlers, Refusal } from '../domain.ts';
import type { Success } from '../operations.ts';
import type { LineRule } from './account.ts';
import { billOf } from './bill.ts';
import type { Month } from './months.ts';
import { simAccount } from './simLines.ts';
import { unitsOf, usesOf } from './uses.ts';

type ChargedUse = Success<'getBillingCallDetail'>['uses'][number];

/** Calls and SMS of a SIM, one by one: those that the bill of the month charges. */
export const callDetail: Handlers = {
  getBillingCallDetail: (call) => {
    const { service, query, now } = call;
    const month = query.target_month;
    const today = japanDay(now);
    if (!month || service.listed.service_type !== 'mobile') return new Refusal('not_found');
    const account = simAccount(call);
    if (!billOf(account, month, today)) return new Refusal('not_found');
    const uses = account.rules
      .filter(({ from, until }) => (!from || month >= from) && (!until || month <= until))
      .flatMap((rule) => chargedUses(rule, month))
      .filter(({ started_at }) => started_at.slice(0, 10) <= addDays(today, -1))
      .sort((a, b) => a.started_at.localeCompare(b.started_at));
    return {
      month,
      usage_month: addMonths(month, -1),
      total: uses.reduce((sum, { amount }) => sum + amount, 0),
      uses,
    };
  },
};

function chargedUses({ kind, charge }: LineRule, month: Month): ChargedUse[] {
  if (charge.by !== 'count' || (kind !== 'call' && kind !== 'sms')) return [];
  return usesOf(charge, addMonths(month, -1), unitsOf(charge, month)).map(
    ({ at, units }, index) => ({
      started_at: at,
      to: '090000****',
      kind,
      // Within the last half minute that is charged.
      duration_seconds: kind === 'call' ? units * 30 - ((index * 13) % 29) : null,
      amount: units * charge.price,
    }),
  );
}
