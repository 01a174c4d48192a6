import { billOfUse, japanDay, japanMonth } from '@/lib/date.ts';
import { addDays } from '@/lib/days.ts';
import { dayOf } from '../billing/months.ts';
import { simAccount } from '../billing/simLines.ts';
import { type CountedCharge, unitsOf, usesOf } from '../billing/uses.ts';
import { type Handlers, Refusal } from '../domain.ts';
import { planOf } from '../plan/planState.ts';

/** Seconds of one unit of a call. */
const unitSeconds = 30;

/** Calls and SMS of the running month up to yesterday: what its bill will charge of them. */
export const callSms: Handlers = {
  getBillingCallSms: (call) => {
    const { service, now } = call;
    if (service.examples.getBillingCallSms === 'not_found') return new Refusal('not_found');
    const month = japanMonth(now);
    const first = dayOf(month, 1);
    const yesterday = addDays(japanDay(now), -1);
    const { rules } = simAccount(call);
    const counted = (kind: 'call' | 'sms') => {
      const charge = rules.find((rule) => rule.kind === kind)?.charge;
      return charge?.by === 'count' ? used(charge, month, yesterday) : none;
    };
    const calls = counted('call');
    const sms = counted('sms');
    return {
      month,
      until: yesterday < first ? first : yesterday,
      call: { count: calls.count, seconds: calls.units * unitSeconds, amount: calls.amount },
      sms: { count: sms.count, amount: sms.amount },
      amount: calls.amount + sms.amount,
      call_flat: planOf(call).plan.call_flat,
    };
  },
};

const none = { count: 0, units: 0, amount: 0 };

function used(charge: CountedCharge, month: string, until: string): typeof none {
  const uses = usesOf(charge, month, unitsOf(charge, billOfUse(month))).filter(
    ({ at }) => at.slice(0, 10) <= until,
  );
  const units = uses.reduce((sum, use) => sum + use.units, 0);
  return { count: uses.length, units, amount: Math.floor(units * charge.price) };
}
