import { addedDataIn } from '../charge/addedData.ts';
import type { PlanCall } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import type { Success } from '../operations.ts';
import { type PlanCode, plansFor } from './catalogue.ts';
import type { SimPlan } from './planState.ts';

type Exchange = Success<'getPricePlanExchange'>;
type Choices = Pick<Exchange, 'plans' | 'call_flats' | 'special_callings' | 'premium_options'>;

/** What a SIM can change to; the customer's named example says which options are offered with it. */
export function choicesOf(call: PlanCall, { plan, orders }: SimPlan): Choices {
  const { mock, service } = call;
  const offered = exampleOf(mock, service, 'getPricePlanExchange');
  const plans = plansFor(plan.current);
  const codes = plans.map(({ planCode }) => planCode);
  const hasCalls = plan.current.contract_type === 'mobile_voice';
  return {
    plans: plans.map((one) => {
      const added_data = addedDataIn(mock, service, one);
      return {
        plan: one,
        help: one.is_unlimited ? '動画をよく見る方に' : null,
        is_current: one.planCode === plan.current.planCode,
        can_choose: true,
        reason: null,
        ...(added_data && { added_data }),
      };
    }),
    call_flats: hasCalls
      ? offered.call_flats.map((flat) => ({
          ...flat,
          is_current: plan.special_calling === null && flat.call_flat === plan.call_flat,
          plan_codes: widened(flat.plan_codes, codes),
        }))
      : [],
    special_callings: hasCalls
      ? offered.special_callings.map((one) => ({
          ...one,
          is_current: one.code === plan.special_calling,
        }))
      : [],
    premium_options: hasCalls
      ? offered.premium_options.map((one) => ({
          ...one,
          is_current: one.option === orders.premium,
          plan_codes: widened(one.plan_codes, codes),
        }))
      : [],
  };
}

const everyNeo = 4;

/** The plans with which something is offered: where the example names all of its four, all plans of the SIM. */
const widened = (examples: PlanCode[], codes: PlanCode[]): PlanCode[] =>
  examples.length === everyNeo ? codes : examples;
