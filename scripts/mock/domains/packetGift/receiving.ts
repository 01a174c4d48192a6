import { japanDay } from '@/lib/date.ts';
import { lastDayOfMonth } from '@/lib/days.ts';
import type { WaitingGift } from '../../customers/customer.ts';
import { type Handlers, type PlanCall, Refusal } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import { isLeft } from '../mobileQuit/simQuitState.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { type Sim, simOf } from '../traffic/sim.ts';
import { allGifts, hasTaken } from './gift.ts';
import { receiverRefusal } from './refusals.ts';

/** A gift that two codes stand for, wherever it came from. */
interface Receivable extends WaitingGift {
  receive_by: string;
}

/** Receiving a gift, by the two codes that its giver told (docs/product.md §9.7). */
export const receiving: Handlers = {
  getPacketGiftRequest: (call) => {
    const { now } = call;
    const sim = simOf(call);
    const gift = receivable(call, sim, call.query);
    if (gift instanceof Refusal) return gift;
    const { left } = sim;
    return {
      gift_code: gift.gift_code,
      from_phone: gift.from_phone,
      amount_mb: gift.amount_mb,
      message: gift.message,
      receive_by: gift.receive_by,
      usable_until: lastDayOfMonth(now),
      data_left_mb: left,
      data_left_after_mb: left === null ? null : left + gift.amount_mb,
    };
  },

  postPacketGiftRequest: (call) => {
    const { mock, now } = call;
    const sim = simOf(call);
    const gift = receivable(call, sim, call.body);
    if (gift instanceof Refusal) return gift;
    const before = sim.left;
    const receipt = {
      receipt_number: receiptNumber(mock, 'PR', now),
      from_phone: gift.from_phone,
      amount_mb: gift.amount_mb,
      message: gift.message,
      accepted_at: formatMoment(now),
      expires_on: lastDayOfMonth(now),
    };
    return {
      ...receipt,
      data_left_before_mb: before,
      data_left_mb: before === null ? null : before + gift.amount_mb,
    };
  },
};

/** The gift of these codes, or why this SIM can't receive it now. */
function receivable(
  call: PlanCall,
  sim: Sim,
  codes: { gift_code?: string; auth_code?: string },
): Receivable | Refusal {
  const { mock, session, service, now } = call;
  if (isLeft(call)) return new Refusal('packet_gift_none_contract');
  const refusal = receiverRefusal(call, sim);
  if (refusal) return refusal;
  const given = allGifts(mock, session, now).find(
    ({ sent, auth_code }) =>
      sent.to_phone === sim.phone &&
      sent.gift_code === codes.gift_code &&
      auth_code === codes.auth_code,
  );
  if (given) {
    const { sent } = given;
    if (sent.received_at) return new Refusal('cant_get_in_receipt_received');
    if (japanDay(now) > sent.expires_on) return new Refusal('cant_get_in_receipt_expired');
    return {
      gift_code: sent.gift_code,
      auth_code: given.auth_code,
      from_phone: given.from_phone,
      amount_mb: sent.amount_mb,
      message: sent.message,
      receive_by: sent.expires_on,
    };
  }
  const waiting = service.waitingGifts?.find(
    (g) => g.gift_code === codes.gift_code && g.auth_code === codes.auth_code,
  );
  if (!waiting) return new Refusal('cant_get_in_receipt');
  if (hasTaken(session, waiting.gift_code)) return new Refusal('cant_get_in_receipt_received');
  return { ...waiting, receive_by: lastDayOfMonth(now) };
}
