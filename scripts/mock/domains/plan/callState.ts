import { japanDay } from '@/lib/date.ts';
import { eventsOf } from '../../ledger/event.ts';
import type { LineChange } from '../billing/lineChanges.ts';
import type { PlanCall } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import type { RequestBody, Success } from '../operations.ts';
import { planOf } from './planState.ts';
import { startDay } from './startDay.ts';

export type CallItem = Success<'getCallService'>['services'][number];
type Changes = RequestBody<'postCallService'>['services'];

/** The other call services of a SIM, and the order that changes them. */
export interface CallState {
  services: CallItem[];
  order: { starts_on: string; changes: Changes } | null;
  /** What the orders end and begin on the bills. */
  lines: LineChange[];
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
  const state: CallState = { services: servicesAtFirst(call), order: null, lines: [] };
  for (const { at, asked, answer } of eventsOf(session.past, 'postCallService', service)) {
    if (asked.services.length === 0) continue;
    settle(state, japanDay(at));
    const { starts_on } = startDay(new Date(at));
    state.order = { starts_on, changes: asked.services };
    const { receipt_number, accepted_at } = answer;
    const lines = billed(state.services, asked.services);
    state.lines.push({ receipt_number, accepted_at, starts_on, ...lines });
  }
  settle(state, japanDay(now));
  return state;
}

function settle(state: CallState, today: string): void {
  if (!state.order || state.order.starts_on > today) return;
  const { changes } = state.order;
  state.services = state.services.map((item) => {
    const change = changes.find(({ service: key }) => key === item.service);
    return change ? { ...item, status: change.operation === 'add' ? 'using' : 'none' } : item;
  });
  state.order = null;
}

/** The services that a change adds to the bills and takes off them. */
function billed(items: readonly CallItem[], changes: Changes): Pick<LineChange, 'ends' | 'begins'> {
  const named = (operation: 'add' | 'remove') =>
    items.filter(({ service }) =>
      changes.some((change) => change.service === service && change.operation === operation),
    );
  return {
    ends: named('remove').map(({ name }) => name),
    begins: named('add').map(({ name, monthly_fee }) => ({
      kind: 'option' as const,
      label: name,
      amount: monthly_fee,
    })),
  };
}
