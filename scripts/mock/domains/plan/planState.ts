import { planAllows } from '@/catalogue/planRules.ts';
import { japanDay } from '@/lib/date.ts';
import { lineChanges } from '../billing/lineChanges.ts';
import { type PlanCall, sessionState } from '../domain.ts';
import type { RequestBody, Success } from '../operations.ts';
import { simOf } from '../traffic/sim.ts';
import { planLines } from './billLines.ts';
import type { CallFlat, MobilePlan, SpecialCalling } from './catalogue.ts';
import { beginTerms, personaliseTerms } from './terms.ts';

type Exchange = Success<'getPricePlanExchange'>;
export type PremiumOption = NonNullable<Exchange['current_premium_option']>;
export type ReservedCallFlat = Success<'getCancelExchangeVoiceCallFixedOption'>;

/** What is kept of a SIM's plan beside what getPricePlan answers. */
interface PlanOrders {
  /** What the customer came with. */
  begun: { plan: MobilePlan; call_flat: CallFlat | null };
  premium: PremiumOption | null;
  /** What a reserved change of plan has besides `plan.next`. */
  exchange: {
    receipt_number: string;
    special_calling: SpecialCalling | null;
    premium: PremiumOption | null;
  } | null;
  /** The reserved change of the call-flat option alone. */
  callFlat: ReservedCallFlat | null;
  /** Changes that were reserved and have taken effect, of which it is too late to take one back. */
  settled: Settled[];
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
export function planOf(call: PlanCall): SimPlan {
  const { mock, session, service, now } = call;
  const { plan } = simOf(mock, session, service);
  const orders = sessionState(session, `plan ${service.listed.service_id}`, (): PlanOrders => {
    personaliseTerms(plan, call);
    plan.can = planAllows(plan.current);
    if (plan.next) {
      const { plan: then, starts_on, call_flat } = plan.next;
      lineChanges(session, service).push({
        receipt_number: reservedBefore,
        starts_on,
        ...planLines(plan.current, then, call_flat, null),
      });
    }
    return {
      begun: { plan: plan.current, call_flat: plan.call_flat },
      premium: null,
      exchange: plan.next && {
        receipt_number: reservedBefore,
        special_calling: null,
        premium: null,
      },
      callFlat: null,
      settled: [],
    };
  });
  beginTerms(plan, call);
  settle({ plan, orders }, japanDay(now));
  return { plan, orders };
}

/** The plan and call-flat option that the customer came with. */
export const planBegun = (call: PlanCall): PlanOrders['begun'] => planOf(call).orders.begun;

/** Receipt number of a change that was reserved before the login. */
const reservedBefore = 'PX2611140128';

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
    orders.premium = orders.exchange?.premium ?? null;
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
