import { addMonths, japanDay } from '../../../src/lib/date.ts';
import { paymentMethod } from '../../../src/catalogue/billing.ts';
import { mizuno } from '../customers/mizuno.ts';
import { activatedOn, comesIdle } from './activation.ts';
import { dayOf } from './bills/months.ts';
import { monthsSince } from './monthsSince.ts';
import type { ContractChange } from './contractChange.ts';
import { planOf, type PlanCall, type SimPlan } from './mobilePlan/planState.ts';
import { paymentOf } from './payments/method.ts';
import { exampleOf } from './sim.ts';

type Plan = SimPlan['plan'];

/** As the contract writes a day that nobody knows. */
export const never = '9999-12-31';
/** The day of the month on which everybody began. */
const firstDay = 8;

/**
 * Makes a plan that of the customer who asks: since when they have it, as their first bill tells.
 * The examples are those of the customer of the pictures.
 */
export function personaliseTerms(plan: Plan, { session, service }: PlanCall): void {
  if (session.customer === mizuno) return;
  const { firstMonth } = service.bills;
  const begun = firstMonth === null || comesIdle(service) ? undefined : addMonths(firstMonth, -1);
  plan.serviceStartDate = begun ? dayOf(begun, firstDay) : never;
}

/** Lets the plan of a SIM begin that was activated since, and counts its whole months. */
export function beginTerms(plan: Plan, { session, service, now }: PlanCall): void {
  if (plan.serviceStartDate === never)
    plan.serviceStartDate = activatedOn(session, service, now) ?? never;
  plan.contractTotalMonth = monthsSince(plan.serviceStartDate, japanDay(now));
}

/** The contract of the SIM that is asked about: its number, its type, its days and how it is paid. */
export const personaliseSimContract: ContractChange = (contract, call) => {
  const { listed } = call.service;
  if (listed.service_type !== 'mobile') return contract;
  const { mock, session, service, now } = call;
  const { serviceStartDate, contractTotalMonth } = planOf(call).plan;
  const paymentCode = paymentOf(mock, session, service, now).method.code;
  const [application] = exampleOf(mock, service, 'getOrderApplication').applications;
  return {
    ...contract,
    service_id: listed.service_id,
    contract_type: listed.contract_type,
    phone_number: listed.phone_number,
    started_on: serviceStartDate,
    accepted_on:
      serviceStartDate === never
        ? (application?.accepted_at.slice(0, 10) ??
          session.customer.user.plan?.acceptDate ??
          contract.accepted_on)
        : serviceStartDate,
    contract_months: contractTotalMonth,
    procedures: contract.procedures.map((each) =>
      each.code === 'payment' && each.is_available
        ? { ...each, detail: `いまは${paymentMethod(paymentCode).label}` }
        : each,
    ),
  };
};
