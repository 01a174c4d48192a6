import { japanDay } from '@/lib/date.ts';
import { type PlanCall, sessionState } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import type { RequestBody, Success } from '../operations.ts';
import { planOf } from './planState.ts';

export type CallItem = Success<'getCallService'>['services'][number];

/** The other call services of a SIM, and the order that changes them. */
export interface CallState {
  services: CallItem[];
  order: { starts_on: string; changes: RequestBody<'postCallService'>['services'] } | null;
}

/** The call services as the customer came with them; none where the SIM has no calls. */
function servicesAtFirst(call: PlanCall): CallItem[] {
  const { mock, service } = call;
  if (planOf(call).plan.current.contract_type !== 'mobile_voice') return [];
  const { services } = exampleOf(mock, service, 'getCallService');
  const used = service.sim?.callServices ?? [];
  return services.map((item) => ({
    ...item,
    status: used.includes(item.service) ? 'using' : 'none',
  }));
}

/** Call services in use as the customer came with them. */
export const callServicesBegun = (call: PlanCall): CallItem[] =>
  servicesAtFirst(call).filter(({ status }) => status === 'using');

/** The call services of a SIM on the day of the call; an order takes effect on its first day. */
export function callState(call: PlanCall): CallState {
  const { session, service, now } = call;
  const state = sessionState(
    session,
    `call services ${service.listed.service_id}`,
    (): CallState => ({ services: servicesAtFirst(call), order: null }),
  );
  if (state.order && state.order.starts_on <= japanDay(now)) {
    const { changes } = state.order;
    state.services = state.services.map((item) => {
      const change = changes.find(({ service: key }) => key === item.service);
      return change ? { ...item, status: change.operation === 'add' ? 'using' : 'none' } : item;
    });
    state.order = null;
  }
  return state;
}
