import type { Session } from '../session/sessions.ts';
import type { World } from '../world.ts';
import { fibreExample } from './fibre.ts';
import { fibreServiceOf } from './fibreService.ts';

/** Yen a month for the plan that a fibre customer began with: what the bills charge, told before the first. */
export function planFeeOf(world: World, session: Session): number {
  const base = fibreServiceOf(session).bills.rules.find(
    ({ kind, phone, charge }) => kind === 'base' && !phone && charge.by === 'month',
  )?.charge;
  return base?.by === 'month'
    ? base.amount
    : fibreExample({ world, customer: session.customer }, 'getContractPlan').monthly_fee;
}
