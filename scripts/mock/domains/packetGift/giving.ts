import { formatDay } from '@/lib/date.ts';
import { lastDayOfMonth } from '@/lib/days.ts';
import type { Service } from '../../customers/customer.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { addNotice } from '../account/notices.ts';
import { gb } from '../charge/gb.ts';
import { type Handlers, Refusal } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import { isLeft } from '../mobileQuit/simQuitState.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { simOf } from '../traffic/sim.ts';
import {
  allGifts,
  asOf,
  closesAt,
  type Gift,
  newCodes,
  ownGifts,
  type SentGift,
  stepMb,
} from './gift.ts';
import { ownLines, receivingClosed } from './ownLines.ts';
import { entryRefusal, sendRefusal, timesLeft } from './refusals.ts';

/** Giving data to another number (docs/product.md §9.6). */
export const giving: Handlers = {
  getPacketGift: ({ mock, session, service, now }) => {
    const sim = simOf(mock, session, service);
    const sent = sentBy(mock, session, service, now);
    if (isLeft({ mock, session, service, now }))
      return new Refusal('packet_gift_none_contract', { sent });
    const receiving_closed = receivingClosed({ mock, session, service, now }, sim);
    const refusal = entryRefusal({ mock, session, service, now }, sim, sent);
    if (refusal) return new Refusal(refusal.example, { ...refusal.change, receiving_closed });
    return {
      as_of: formatMoment(now),
      data_left_mb: sim.dataLeft() ?? 0,
      limit_mb: sim.giftLimit(stepMb),
      unit_mb: stepMb,
      expires_on: lastDayOfMonth(now),
      closes_at: formatMoment(closesAt(now)),
      remaining_times: timesLeft(sent, now),
      message_max_length: 20,
      sent,
      received: sim.received,
      own_lines: ownLines({ mock, session, service, now }),
      receiving_closed,
    };
  },

  getPacketGiftCode: ({ mock, session, service, query, now }) => {
    const { receipt_number: wanted } = query;
    const gift = givenBy(mock, session, service, now).find((g) => g.sent.receipt_number === wanted);
    if (gift)
      return { ...asOf(gift.sent, now), gift_code: gift.sent.gift_code, auth_code: gift.auth_code };
    const older = simOf(mock, session, service).sent.find((g) => g.receipt_number === wanted);
    if (!older) return new Refusal('not_found');
    if (older.gift_code === null) return new Refusal('packet_gift_code_cant_get_in_code');
    return {
      ...asOf(older, now),
      gift_code: older.gift_code,
      auth_code: older.receipt_number.slice(-4),
    };
  },

  postPacketGiftCode: ({ mock, session, service, body, now }) => {
    const sim = simOf(mock, session, service);
    if (isLeft({ mock, session, service, now })) return new Refusal('packet_gift_none_contract');
    const sent = sentBy(mock, session, service, now);
    const refusal = sendRefusal({ mock, session, service, now }, sim, sent, body);
    if (refusal) return refusal;
    const before = sim.dataLeft() ?? 0;
    sim.take(body.amount_mb);
    const gift = giftOf(mock, sim.phone, body, now);
    ownGifts(session).unshift(gift);
    addNotice(session, service, now, {
      title: 'データを贈りました',
      paragraphs: [
        `${gb(body.amount_mb)}を贈りました。ギフトコードと認証コードを、贈る相手にお伝えください。`,
      ],
      rows: [
        { label: '受付番号', value: gift.sent.receipt_number },
        { label: '受け取り期限', value: formatDay(gift.sent.expires_on) },
      ],
      link: { url: '/mobile/top/packet_gift/', text: '贈ったデータを見る', type: 'internal' },
    });
    const { receipt_number, gift_code, to_phone, amount_mb, message, accepted_at, expires_on } =
      gift.sent;
    return {
      receipt_number,
      gift_code,
      auth_code: gift.auth_code,
      to_phone,
      amount_mb,
      message,
      accepted_at,
      expires_on,
      data_left_before_mb: before,
      data_left_mb: sim.dataLeft() ?? 0,
    };
  },
};

function givenBy(mock: MockContext, session: Session, service: Service, now: Date): Gift[] {
  const { phone } = simOf(mock, session, service);
  return allGifts(mock, session, now).filter(({ from_phone }) => from_phone === phone);
}

function sentBy(mock: MockContext, session: Session, service: Service, now: Date): SentGift[] {
  const given = givenBy(mock, session, service, now).map(({ sent }) => sent);
  return [...given, ...simOf(mock, session, service).sent].map((gift) => asOf(gift, now));
}

function giftOf(
  mock: MockContext,
  from_phone: string,
  order: { to_phone: string; amount_mb: number; message: string | null },
  now: Date,
): Gift {
  const { gift_code, auth_code } = newCodes(mock);
  return {
    from_phone,
    auth_code,
    sent: {
      receipt_number: receiptNumber(mock, 'PG', now),
      gift_code,
      to_phone: order.to_phone,
      amount_mb: order.amount_mb,
      message: order.message,
      state: 'waiting',
      accepted_at: formatMoment(now),
      expires_on: lastDayOfMonth(now),
      received_at: null,
    },
  };
}
