import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { fibreExample } from '../contract/fibre.ts';
import { fibreServiceOf } from '../contract/fibreService.ts';

/** Yen a month for the plan that a fibre customer began with: as the bills charge it, else as the example says. */
export function planFeeOf(mock: MockContext, session: Session): number {
  const base = fibreServiceOf(session).bills.rules.find(
    ({ kind, phone, charge }) => kind === 'base' && !phone && charge.by === 'month',
  )?.charge;
  return base?.by === 'month'
    ? base.amount
    : fibreExample({ mock, customer: session.customer }, 'getContractPlan').monthly_fee;
}
