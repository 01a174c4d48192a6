import { paymentMethod } from '@/catalogue/billing.ts';
import { exampleOf } from '../exampleOf.ts';
import { paymentOf } from '../payment/method.ts';
import { planOf } from '../plan/planState.ts';
import { never } from '../plan/terms.ts';
import type { ContractChange } from './contractChange.ts';

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
