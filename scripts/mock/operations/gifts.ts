import { japanDay, lastDayOfMonth } from '@/lib/date.ts';
import type { WaitingGift } from '../customers/customer.ts';
import { accepted } from '../facts/examples.ts';
import {
  allGifts,
  closesAt,
  entryRefusal,
  type Gift,
  giftAt,
  hasTaken,
  newCodes,
  ownLines,
  receiverRefusal,
  receivingClosed,
  sendRefusal,
  type SentGift,
  stepMb,
  timesLeft,
} from '../facts/gifts.ts';
import { giftLimit, type Sim, simOf } from '../facts/simData.ts';
import { isLeft } from '../facts/simLife.ts';
import { type Handlers, Refusal, type ServiceCall } from '../handler.ts';
import { formatMoment } from '../moments.ts';

/** Giving data to another number (docs/product.md §9.6). */
export const giving: Handlers = {
  getPacketGift: (call) => {
    const { now } = call;
    const sim = simOf(call);
    const sent = allSent(call, sim);
    if (isLeft(call)) return new Refusal('packet_gift_none_contract', { sent });
    const receiving_closed = receivingClosed(call, sim);
    const refusal = entryRefusal(call, sim, sent);
    if (refusal) return new Refusal(refusal.example, { ...refusal.change, receiving_closed });
    return {
      as_of: formatMoment(now),
      data_left_mb: sim.left ?? 0,
      limit_mb: giftLimit(sim, stepMb),
      unit_mb: stepMb,
      expires_on: lastDayOfMonth(now),
      closes_at: formatMoment(closesAt(now)),
      remaining_times: timesLeft(sent, now),
      message_max_length: 20,
      sent,
      received: sim.received,
      own_lines: ownLines(call),
      receiving_closed,
    };
  },

  getPacketGiftCode: (call) => {
    const { query, now } = call;
    const { receipt_number: wanted } = query;
    const sim = simOf(call);
    const gift = giftsFrom(call, sim).find((g) => g.sent.receipt_number === wanted);
    if (gift)
      return {
        ...giftAt(gift.sent, now),
        gift_code: gift.sent.gift_code,
        auth_code: gift.auth_code,
      };
    const older = sim.sent.find((g) => g.receipt_number === wanted);
    if (!older) return new Refusal('not_found');
    if (older.gift_code === null) return new Refusal('packet_gift_code_cant_get_in_code');
    return {
      ...giftAt(older, now),
      gift_code: older.gift_code,
      auth_code: older.receipt_number.slice(-4),
    };
  },

  postPacketGiftCode: (call) => {
    const { mock, body, now } = call;
    const sim = simOf(call);
    if (isLeft(call)) return new Refusal('packet_gift_none_contract');
    const refusal = sendRefusal(call, sim, allSent(call, sim), body);
    if (refusal) return refusal;
    const before = sim.left ?? 0;
    const { to_phone, amount_mb, message } = body;
    const codes = newCodes(mock);
    const { receipt_number, accepted_at } = accepted(call, 'PG');
    return {
      receipt_number,
      ...codes,
      to_phone,
      amount_mb,
      message,
      accepted_at,
      expires_on: lastDayOfMonth(now),
      data_left_before_mb: before,
      data_left_mb: before - amount_mb,
    };
  },
};

const giftsFrom = (call: ServiceCall, { phone }: Sim): Gift[] =>
  allGifts(call).filter(({ from_phone }) => from_phone === phone);

/** What the SIM has given in the portal, and before. */
const allSent = (call: ServiceCall, sim: Sim): SentGift[] =>
  [...giftsFrom(call, sim).map(({ sent }) => sent), ...sim.sent].map((gift) =>
    giftAt(gift, call.now),
  );

/** Receiving a gift, by the two codes of its giver (docs/product.md §9.7). */
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
      receive_by: gift.expires_on,
      usable_until: lastDayOfMonth(now),
      data_left_mb: left,
      data_left_after_mb: left === null ? null : left + gift.amount_mb,
    };
  },

  postPacketGiftRequest: (call) => {
    const sim = simOf(call);
    const gift = receivable(call, sim, call.body);
    if (gift instanceof Refusal) return gift;
    const before = sim.left;
    const { receipt_number, accepted_at } = accepted(call, 'PR');
    return {
      receipt_number,
      from_phone: gift.from_phone,
      amount_mb: gift.amount_mb,
      message: gift.message,
      accepted_at,
      expires_on: lastDayOfMonth(call.now),
      data_left_before_mb: before,
      data_left_mb: before === null ? null : before + gift.amount_mb,
    };
  },
};

/** The gift of these codes, or why this SIM can't receive it now. */
function receivable(
  call: ServiceCall,
  sim: Sim,
  codes: { gift_code?: string; auth_code?: string },
): WaitingGift | Refusal {
  const { session, service, now } = call;
  if (isLeft(call)) return new Refusal('packet_gift_none_contract');
  const refusal = receiverRefusal(call, sim);
  if (refusal) return refusal;
  const given = allGifts(call).find(
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
      expires_on: sent.expires_on,
    };
  }
  const gift = service.waitingGifts?.find(
    (g) => g.gift_code === codes.gift_code && g.auth_code === codes.auth_code,
  );
  if (!gift) return new Refusal('cant_get_in_receipt');
  if (hasTaken(session, gift.gift_code)) return new Refusal('cant_get_in_receipt_received');
  if (japanDay(now) > gift.expires_on) return new Refusal('cant_get_in_receipt_expired');
  return gift;
}
