import { labelOf } from '@/catalogue/labelOf.ts';
import { callFlats } from '@/catalogue/mobile.ts';
import { formatDay } from '@/lib/date.ts';
import { able, type ContractChange, unable, withProcedure } from '../contract/contractChange.ts';
import { planOf } from './planState.ts';

/** The plan on the contract: what it is, what follows it, and why it can't be changed meanwhile. */
export const contractPlan: ContractChange = (contract, call) => {
  if (call.service.listed.service_type !== 'mobile' || contract.status !== 'SRVC') return contract;
  const { plan, orders } = planOf(call);
  const { next, current, call_flat } = plan;
  const reserved = next ?? orders.callFlat;
  const calls = call_flat
    ? able(
        'call_service',
        call_flat === 'flat_rate' ? 'かけ放題なし' : labelOf(callFlats, call_flat),
      )
    : unable('call_service', '通話のないご契約です。');
  const change = reserved
    ? unable(
        'plan',
        `${formatDay(reserved.starts_on)}からの変更を受け付けています。`,
        reserved.starts_on,
      )
    : able('plan', `いまは${current.planName}`);
  return {
    ...contract,
    plan_name: current.planName,
    monthly_fee: current.monthly_fee,
    next_plan: next && {
      plan_name: next.plan.planName,
      monthly_fee: next.plan.monthly_fee,
      starts_on: next.starts_on,
    },
    procedures: [change, calls].reduce(withProcedure, contract.procedures),
  };
};
