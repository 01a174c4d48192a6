import { planByClock } from '../contract/opening.ts';
import type { PlanCall } from '../domain.ts';
import { quitStateOf } from '../quit/quitting.ts';

export const fibreDiscountName = '光セット割引';

/** Yen a month that each SIM of a fibre customer costs less. */
export const fibreDiscount = 330;

/** From and until when fibre in use lowers the bills of the customer's SIMs; undefined without it. */
export function fibreBeside({ mock, session, now }: Pick<PlanCall, 'mock' | 'session' | 'now'>) {
  const plan = planByClock(mock, session, now);
  if (!plan || !['SRVC', 'QTWT'].includes(plan.cnStatusCode)) return undefined;
  const { quitting } = quitStateOf(mock, session);
  return { since: plan.serviceStartDate, until: quitting?.quit_on ?? null };
}
