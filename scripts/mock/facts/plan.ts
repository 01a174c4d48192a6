import { labelOf } from '@/catalogue/labelOf.ts';
import { callFlats } from '@/catalogue/mobile.ts';
import { planAllows } from '@/catalogue/planRules.ts';
import { formatDay, japanDay } from '@/lib/date.ts';
import type { RequestBody, Success } from '../contractTypes.ts';
import type { ServiceCall } from '../handler.ts';
import { type Event, eventsOf, fact, ofService } from '../ledger/event.ts';
import type { LineChange } from './charges.ts';
import { able, type ContractChange, unable, withProcedures } from './contractChange.ts';
import { exampleOf } from './examples.ts';
import {
  beginTerms,
  type CallFlat,
  callFlatFees,
  callFlatLabels,
  callFlatLine,
  type MobilePlan,
  ownTerms,
  planLines,
  planNamed,
  type SpecialCalling,
  startDay,
} from './planCatalogue.ts';
import { goodUntil, isAfterTheEnd } from './simLife.ts';

type ReservedCallFlat = Success<'getCancelExchangeVoiceCallFixedOption'>;

/** What is known of a SIM's plan and getPricePlan doesn't answer. */
interface PlanOrders {
  /** What the customer came with. */
  begun: { plan: MobilePlan; call_flat: CallFlat | null };
  /** What a reserved change of plan has besides `plan.next`. */
  exchange: {
    receipt_number: string;
    special_calling: SpecialCalling | null;
  } | null;
  /** The reserved change of the call-flat option alone. */
  callFlat: ReservedCallFlat | null;
  /** Changes that were reserved and have taken effect, of which it is too late to take one back. */
  settled: Settled[];
  /** Plans that followed one another, each with its first day. */
  inForce: { from: string; plan: MobilePlan }[];
  /** Changes that were taken back, by their receipt number; `planName` of a change of plan. */
  takenBack: Record<string, { starts_on: string; planName?: string }>;
  /** What the changes end and begin on the bills. */
  lines: LineChange[];
}

interface Settled {
  target: RequestBody<'postCancelExchangePricePlan'>['target'];
  receipt_number: string;
  starts_on: string;
  cancel_until: string;
}

export interface SimPlan {
  plan: Success<'getPricePlan'>;
  orders: PlanOrders;
}

/** The plan of a SIM and what is reserved; a reserved change takes effect on its first day. */
export const planOf = fact(planAt, ofService);

function planAt(call: ServiceCall): SimPlan {
  const { session, service, now } = call;
  const sim = begunPlan(call);
  const orders = [
    'postPricePlanExchange',
    'postCallService',
    'postCancelExchangePricePlan',
  ] as const;
  for (const event of eventsOf(session.past, orders, service)) {
    settle(sim, japanDay(event.at));
    take(sim, event);
  }
  beginTerms(sim.plan, call);
  settle(sim, goodUntil(japanDay(now), call));
  dropLate(sim, call);
  return sim;
}

/** Forgets a change that would begin after the SIM's last day. */
function dropLate({ plan, orders }: SimPlan, call: ServiceCall): void {
  if (plan.next && isAfterTheEnd(plan.next.starts_on, call)) {
    plan.next = null;
    orders.exchange = null;
  }
  if (orders.callFlat && isAfterTheEnd(orders.callFlat.starts_on, call)) orders.callFlat = null;
}

/** The plan and call-flat option that the customer came with. */
export const planBegun = (call: ServiceCall): PlanOrders['begun'] => planOf(call).orders.begun;

/** The plan that the customer came with, as the list of services names it: the examples have no plan for each of its contract types. */
export function listedPlan(call: ServiceCall): SimPlan['plan'] {
  const { listed, sim } = call.service;
  const plan = exampleOf(call, 'getPricePlan');
  const { plan_name, contract_type } = listed;
  const { callFlat = 'flat_rate', monthlyFee, dataMb } = sim ?? {};
  return {
    ...plan,
    current: planNamed(plan_name, contract_type) ?? {
      ...plan.current,
      planName: plan_name,
      monthly_fee: monthlyFee ?? plan.current.monthly_fee,
      data_mb: dataMb ?? plan.current.data_mb,
    },
    call_flat: contract_type === 'mobile_voice' ? callFlat : null,
  };
}

/** Receipt number of a change that was reserved before the login. */
const reservedBefore = 'PX2611140128';

function begunPlan(call: ServiceCall): SimPlan {
  const plan = listedPlan(call);
  ownTerms(plan, call);
  plan.can = planAllows(plan.current);
  const { next } = plan;
  return {
    plan,
    orders: {
      begun: { plan: plan.current, call_flat: plan.call_flat },
      exchange: next && { receipt_number: reservedBefore, special_calling: null },
      callFlat: null,
      settled: [],
      inForce: [{ from: '', plan: plan.current }],
      takenBack: {},
      lines: next
        ? [
            {
              receipt_number: reservedBefore,
              accepted_at: next.accepted_at,
              starts_on: next.starts_on,
              ...planLines(plan.current, next.plan, next.call_flat, null),
            },
          ]
        : [],
    },
  };
}

type Change = 'postPricePlanExchange' | 'postCallService' | 'postCancelExchangePricePlan';

function take({ plan, orders }: SimPlan, event: Event<Change>): void {
  const { starts_on, cancel_until } = startDay(new Date(event.at));
  const { receipt_number, accepted_at } = event.answer;
  switch (event.operation) {
    case 'postPricePlanExchange': {
      const { call_flat, special_calling } = event.asked;
      const { plan: chosen } = event.answer;
      plan.next = {
        plan: chosen,
        call_flat,
        starts_on,
        accepted_at,
        can_cancel: true,
        cancel_until,
      };
      orders.exchange = { receipt_number, special_calling };
      const lines = planLines(plan.current, chosen, call_flat, special_calling);
      orders.lines.push({ receipt_number, accepted_at, starts_on, ...lines });
      return;
    }
    case 'postCallService': {
      const to = event.asked.call_flat;
      if (!changesFlat({ plan, orders }, event.asked)) return;
      const from = plan.call_flat ?? 'flat_rate';
      orders.callFlat = {
        receipt_number,
        accepted_at,
        starts_on,
        cancel_until,
        from_call_flat: from,
        to_call_flat: to,
        from_monthly_fee: callFlatFees[from],
        to_monthly_fee: callFlatFees[to],
      };
      const lines = { ends: [...callFlatLabels], begins: callFlatLine(to) };
      orders.lines.push({ receipt_number, accepted_at, starts_on, ...lines });
      return;
    }
    case 'postCancelExchangePricePlan': {
      const taken = event.asked.target === 'price_plan' ? plan.next : orders.callFlat;
      if (taken)
        orders.takenBack[event.asked.receipt_number] = {
          starts_on: taken.starts_on,
          ...('plan' in taken && { planName: taken.plan.planName }),
        };
      orders.lines = orders.lines.filter(
        (line) => line.receipt_number !== event.asked.receipt_number,
      );
      if (event.asked.target === 'price_plan') {
        plan.next = null;
        orders.exchange = null;
      } else orders.callFlat = null;
    }
  }
}

/** Whether an order of calls changes the call-flat option. */
export const changesFlat = (
  sim: SimPlan,
  { call_flat }: Pick<RequestBody<'postCallService'>, 'call_flat'>,
): boolean => call_flat !== (sim.plan.call_flat ?? 'flat_rate') && !nextCallFlat(sim);

/** The call-flat option that a reserved change leads to, and from when. */
export function nextCallFlat({ plan, orders }: SimPlan) {
  if (orders.callFlat)
    return { call_flat: orders.callFlat.to_call_flat, starts_on: orders.callFlat.starts_on };
  return plan.next && plan.next.call_flat !== plan.call_flat && plan.next.call_flat
    ? { call_flat: plan.next.call_flat, starts_on: plan.next.starts_on }
    : undefined;
}

function settle({ plan, orders }: SimPlan, today: string): void {
  if (plan.next && plan.next.starts_on <= today) {
    if (orders.exchange)
      orders.settled.push({
        target: 'price_plan',
        receipt_number: orders.exchange.receipt_number,
        ...daysOf(plan.next),
      });
    plan.current = plan.next.plan;
    plan.call_flat = plan.next.call_flat;
    plan.special_calling = orders.exchange?.special_calling ?? null;
    orders.inForce.push({ from: plan.next.starts_on, plan: plan.current });
    plan.next = null;
    orders.exchange = null;
    plan.can = planAllows(plan.current);
  }
  if (orders.callFlat && orders.callFlat.starts_on <= today) {
    orders.settled.push({
      target: 'voice_call_fixed_option',
      receipt_number: orders.callFlat.receipt_number,
      ...daysOf(orders.callFlat),
    });
    plan.call_flat = orders.callFlat.to_call_flat;
    plan.special_calling = null;
    orders.callFlat = null;
  }
}

const daysOf = ({ starts_on, cancel_until }: Pick<Settled, 'starts_on' | 'cancel_until'>) => ({
  starts_on,
  cancel_until,
});

/** The plan on the contract: what it is, what follows it, and why it can't be changed meanwhile. */
export const contractPlan: ContractChange = (contract, call) => {
  if (contract.status !== 'SRVC') return contract;
  const { plan, orders } = planOf(call);
  const { next, current, call_flat } = plan;
  const reserved = next ?? orders.callFlat;
  const starts_on = reserved?.starts_on;
  const flat = (of: CallFlat) => (of === 'flat_rate' ? 'かけ放題なし' : labelOf(callFlats, of));
  return {
    ...withProcedures(
      contract,
      starts_on
        ? unable('plan', `${formatDay(starts_on)}からの変更を受け付けています。`, starts_on)
        : able('plan', `いまは${current.planName}`),
      call_flat
        ? able('call_service', flat(call_flat))
        : unable('call_service', '通話のないご契約です。'),
    ),
    plan_name: current.planName,
    monthly_fee: current.monthly_fee,
    next_plan: next && {
      plan_name: next.plan.planName,
      monthly_fee: next.plan.monthly_fee,
      starts_on: next.starts_on,
    },
  };
};
