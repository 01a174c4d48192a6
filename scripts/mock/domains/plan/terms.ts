import { addMonths, japanDay } from '@/lib/date.ts';
import { mizuno } from '../../customers/mizuno.ts';
import { dayOf } from '../billing/months.ts';
import type { PlanCall } from '../domain.ts';
import { activatedOn, comesIdle } from '../esim/activation.ts';
import { monthsSince } from '../monthsSince.ts';
import type { Success } from '../operations.ts';

type Plan = Success<'getPricePlan'>;

/** As the contract writes a day that nobody knows. */
export const never = '9999-12-31';

/** The day of the month on which all these plans began. */
const firstDay = 8;

/**
 * Sets the first day of a plan to that of the customer who asks, in the month before their first bill. The
 * examples are those of the customer of the pictures.
 */
export function personaliseTerms(plan: Plan, { session, service }: PlanCall): void {
  if (session.customer === mizuno) return;
  const { firstMonth } = service.bills;
  const begun = firstMonth === null || comesIdle(service) ? undefined : addMonths(firstMonth, -1);
  plan.serviceStartDate = begun ? dayOf(begun, firstDay) : never;
}

/** Sets the first day of a plan whose SIM was activated since the login, and counts the plan's whole months. */
export function beginTerms(plan: Plan, { session, service, now }: PlanCall): void {
  if (plan.serviceStartDate === never)
    plan.serviceStartDate = activatedOn(session, service, now) ?? never;
  plan.contractTotalMonth = monthsSince(plan.serviceStartDate, japanDay(now));
}
