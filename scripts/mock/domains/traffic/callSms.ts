import { japanDay, japanMonth } from '@/lib/date.ts';
import { addDays } from '@/lib/days.ts';
import { dayOf } from '../billing/months.ts';
import { type Handlers, Refusal } from '../domain.ts';
import { planOf } from '../plan/planState.ts';

/** Calls and SMS of the running month up to yesterday; a month that has begun since the login has none yet. */
export const callSms: Handlers = {
  getBillingCallSms: (call) => {
    const { service, now, example } = call;
    const name = service.examples.getBillingCallSms ?? 'normal';
    if (name === 'not_found') return new Refusal('not_found');
    const told = example(name);
    const month = japanMonth(now);
    const first = dayOf(month, 1);
    const yesterday = addDays(japanDay(now), -1);
    const counted = told.month === month ? told : example('first_day');
    return {
      ...counted,
      month,
      until: yesterday < first ? first : yesterday,
      call_flat: planOf(call).plan.call_flat,
    };
  },
};
