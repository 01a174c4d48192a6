import { addMonths, billMonth, endless, japanDay, japanMonth } from '@/lib/date.ts';
import type { ServiceCall } from '../handler.ts';
import type { Month } from '../moments.ts';
import { opensOn } from './construction.ts';
import { planByClock } from './fibrePlan.ts';
import { entryOf } from './fibreQuit.ts';
import { comesIdle, movingIn } from './simLife.ts';

/** The month of a service's first bill; null while the day of its opening isn't known. */
export function firstBillOf(call: ServiceCall): Month | null {
  const { session, service } = call;
  const { firstMonth } = service.bills;
  if (service.listed.service_type === 'mobile') {
    if (!comesIdle(service)) return firstMonth;
    const { activated_at } = movingIn(call);
    return activated_at && billMonth(japanDay(activated_at));
  }
  if (firstMonth !== null) return firstMonth;
  if (entryOf(session).cancelled_on) return null;
  const start = planByClock(call)?.serviceStartDate ?? endless;
  const day = start === endless ? opensOn(call) : start;
  return day && billMonth(day);
}

/** The first month whose bill has what is accepted at a moment; null before a first bill whose month isn't known. */
export function firstMonthAfter(call: ServiceCall, at: Date): Month | null {
  const next = addMonths(japanMonth(at), 1);
  const first = firstBillOf(call);
  return first !== null && first < next ? next : first;
}
