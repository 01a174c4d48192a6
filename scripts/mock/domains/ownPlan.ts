import { paymentMethod } from '../../../src/catalogue/billing.ts';
import type { ContractChange } from './contractChange.ts';
import { fibreExample } from './fibre.ts';
import { paymentOf } from './payments/method.ts';
import { exampleOf } from './sim.ts';

/** An example that says something particular says it whole. */
const common: readonly (string | undefined)[] = [undefined, 'normal', 'status_qtwt', 'status_entr'];

/**
 * The fibre contract of the customer who asks: plan, fee, days, method of payment, and a construction
 * only where there is one. The examples are those of the customer of the pictures.
 */
export const ownPlan: ContractChange = (contract, { world, session, service, now }) => {
  const { plan } = session.customer.user;
  if (service.listed.service_type !== 'fixed' || !plan) return contract;
  if (!common.includes(service.examples.getContract)) return contract;
  const { code } = paymentOf(world, session, service, now).method;
  const { construction } = exampleOf(world, service, 'getConstructionProgress');
  return {
    ...contract,
    service_id: service.listed.service_id,
    plan_name: plan.planName,
    monthly_fee: fibreExample({ world, customer: session.customer }, 'getContractPlan').monthly_fee,
    started_on: plan.serviceStartDate,
    accepted_on: plan.acceptDate,
    contract_months: plan.contractTotalMonth,
    procedures: contract.procedures.map((each) => {
      if (each.code === 'construction' && !construction) return { ...each, detail: null };
      return each.code === 'payment' && each.is_available
        ? { ...each, detail: `いまは${paymentMethod(code).label}` }
        : each;
    }),
  };
};
