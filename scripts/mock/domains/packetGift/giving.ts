import { lastDayOfMonth } from '@/lib/days.ts';
import { type Handlers, type PlanCall, Refusal } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import { isLeft } from '../mobileQuit/simQuitState.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { giftLimit, type Sim, simOf } from '../traffic/sim.ts';
import { allGifts, asOf, closesAt, type Gift, newCodes, type SentGift, stepMb } from './gift.ts';
import { ownLines, receivingClosed } from './ownLines.ts';
import { entryRefusal, sendRefusal, timesLeft } from './refusals.ts';

/** Giving data to another number (docs/product.md §9.6). */
export const giving: Handlers = {
  getPacketGift: (call) => {
    const { now } = call;
    const sim = simOf(call);
    const sent = sentBy(call, sim);
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
    const gift = givenBy(call, sim).find((g) => g.sent.receipt_number === wanted);
    if (gift)
      return { ...asOf(gift.sent, now), gift_code: gift.sent.gift_code, auth_code: gift.auth_code };
    const older = sim.sent.find((g) => g.receipt_number === wanted);
    if (!older) return new Refusal('not_found');
    if (older.gift_code === null) return new Refusal('packet_gift_code_cant_get_in_code');
    return {
      ...asOf(older, now),
      gift_code: older.gift_code,
      auth_code: older.receipt_number.slice(-4),
    };
  },

  postPacketGiftCode: (call) => {
    const { mock, body, now } = call;
    const sim = simOf(call);
    if (isLeft(call)) return new Refusal('packet_gift_none_contract');
    const refusal = sendRefusal(call, sim, sentBy(call, sim), body);
    if (refusal) return refusal;
    const before = sim.left ?? 0;
    const { to_phone, amount_mb, message } = body;
    const { gift_code, auth_code } = newCodes(mock);
    const receipt_number = receiptNumber(mock, 'PG', now);
    const expires_on = lastDayOfMonth(now);
    return {
      receipt_number,
      gift_code,
      auth_code,
      to_phone,
      amount_mb,
      message,
      accepted_at: formatMoment(now),
      expires_on,
      data_left_before_mb: before,
      data_left_mb: before - amount_mb,
    };
  },
};

const givenBy = ({ mock, session, now }: PlanCall, { phone }: Sim): Gift[] =>
  allGifts(mock, session, now).filter(({ from_phone }) => from_phone === phone);

const sentBy = (call: PlanCall, sim: Sim): SentGift[] =>
  [...givenBy(call, sim).map(({ sent }) => sent), ...sim.sent].map((gift) => asOf(gift, call.now));
