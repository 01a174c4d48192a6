import { japanDay } from '@/lib/date.ts';
import { eventsOf } from '../../ledger/event.ts';
import { type Handlers, type PlanCall, Refusal } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import { formatMoment } from '../formatMoment.ts';
import { goodUntil, isLeft } from '../mobileQuit/simQuitState.ts';
import { monthsSince } from '../monthsSince.ts';
import type { Success } from '../operations.ts';
import { planOf } from '../plan/planState.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { simOf } from '../traffic/sim.ts';
/** Extra data that can be received once, until its last day (docs/product.md §9.5). */
export const gigaPlus: Handlers = {
  getGigaPlus: (call) => {
    const gift = giftOf(call);
    return gift instanceof Refusal ? gift : { ...gift, data_left_mb: simOf(call).left };
  },

  postGigaPlus: (call) => {
    const { mock, body, now } = call;
    const gift = giftOf(call);
    if (gift instanceof Refusal) return gift;
    if (body.giga_plus_id !== gift.giga_plus_id) return new Refusal('giga_plus_not_exist');
    const { left } = simOf(call);
    const receipt_number = receiptNumber(mock, 'GP', now);
    return {
      receipt_number,
      accepted_at: formatMoment(now),
      amount_mb: gift.amount_mb,
      usable_until: gift.usable_until,
      data_left_mb: left === null ? null : left + gift.amount_mb,
    };
  },
};

type GigaPlus = Success<'getGigaPlus'>;

/** What the gift of a SIM is for: so many years of use. */
export function gigaTitle(call: PlanCall): string {
  const { title, receive_until } = exampleOf(call.mock, call.service, 'getGigaPlus');
  return title.replace(/\d+(?=周年)/, String(yearsAt(call, receive_until)));
}

const yearsAt = (call: PlanCall, day: string): number =>
  Math.floor(monthsSince(planOf(call).plan.serviceStartDate, day) / 12);

/**
 * The gift for the years that a SIM has been used, or why there is none to receive. On a line that ends it can be
 * neither received nor used after the line's last day.
 */
function giftOf(call: PlanCall): GigaPlus | Refusal {
  const { mock, session, service, now } = call;
  const told = exampleOf(mock, service, 'getGigaPlus');
  if (yearsAt(call, told.receive_until) === 0 || isLeft(call))
    return new Refusal('giga_plus_not_exist');
  const { amount_mb } = told;
  const receive_until = goodUntil(told.receive_until, call);
  const [received] = eventsOf(session.past, 'postGigaPlus', service);
  if (received)
    return new Refusal('giga_plus_receipt_complete', {
      amount_mb,
      received_at: received.answer.accepted_at,
      receive_until,
    });
  if (japanDay(now) > receive_until)
    return new Refusal('giga_plus_receipt_expired', { amount_mb, receive_until });
  return {
    ...told,
    title: gigaTitle(call),
    receive_until,
    usable_until: goodUntil(told.usable_until, call),
  };
}
