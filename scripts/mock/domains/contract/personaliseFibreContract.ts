import { paymentMethod } from '@/catalogue/billing.ts';
import { japanDay } from '@/lib/date.ts';
import { planFeeOf } from '../billing/fibreFee.ts';
import { exampleOf } from '../exampleOf.ts';
import { monthsSince } from '../monthsSince.ts';
import { paymentOf } from '../payment/method.ts';
import type { ContractChange } from './contractChange.ts';
import { openedOn, planByClock } from './opening.ts';

/**
 * The fibre contract of the customer who asks: plan, fee, days, method of payment, and a construction
 * only where there is one. The examples are those of the customer of the pictures.
 */
export const personaliseFibreContract: ContractChange = (
  contract,
  { mock, session, service, now },
) => {
  const plan = planByClock(mock, session, now);
  if (service.listed.service_type !== 'fixed' || !plan) return contract;
  const isOpened = openedOn(mock, session, now) !== undefined;
  const usual = isOpened ? exampleOf(mock, { examples: {} }, 'getContract') : contract;
  const { code } = paymentOf(mock, session, service, now).method;
  const { construction } = exampleOf(mock, service, 'getConstructionProgress');
  return {
    ...contract,
    status: isOpened ? 'SRVC' : contract.status,
    service_id: service.listed.service_id,
    plan_name: plan.planName,
    monthly_fee: planFeeOf(mock, session),
    started_on: plan.serviceStartDate,
    accepted_on: plan.acceptDate,
    contract_months: monthsSince(plan.serviceStartDate, japanDay(now)),
    procedures: usual.procedures.map((each) => {
      if (each.code === 'construction' && (!construction || isOpened))
        return { ...each, detail: null };
      return each.code === 'payment' && each.is_available
        ? { ...each, detail: `いまは${paymentMethod(code).label}` }
        : each;
    }),
  };
};
