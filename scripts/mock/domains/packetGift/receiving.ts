import { japanDay } from '@/lib/date.ts';
import { lastDayOfMonth } from '@/lib/days.ts';
import type { Service, WaitingGift } from '../../customers/customer.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { addNotice } from '../account/notices.ts';
import { gb } from '../charge/gb.ts';
import { type Handlers, Refusal } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import { isLeft } from '../mobileQuit/simQuitState.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { simOf } from '../traffic/sim.ts';
import { allGifts, ownTaken } from './gift.ts';
import { receiverRefusal } from './refusals.ts';

/** A gift that two codes stand for, wherever it came from. */
interface Receivable extends WaitingGift {
  receive_by: string;
}

/** Receiving a gift, by the two codes that its giver told (docs/product.md §9.7). */
export const receiving: Handlers = {
  getPacketGiftRequest: ({ mock, session, service, query, now }) => {
    if (isLeft({ mock, session, service, now })) return new Refusal('packet_gift_none_contract');
    const sim = simOf(mock, session, service);
    const gift =
      receiverRefusal({ mock, session, service, now }, sim) ??
      receivable(mock, session, service, query, now);
    if (gift instanceof Refusal) return gift;
    const left = sim.dataLeft();
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

  postPacketGiftRequest: ({ mock, session, service, body, now }) => {
    if (isLeft({ mock, session, service, now })) return new Refusal('packet_gift_none_contract');
    const sim = simOf(mock, session, service);
    const gift =
      receiverRefusal({ mock, session, service, now }, sim) ??
      receivable(mock, session, service, body, now);
    if (gift instanceof Refusal) return gift;
    const before = sim.dataLeft();
    ownTaken(session)[gift.gift_code] = formatMoment(now);
    sim.add(gift.amount_mb, lastDayOfMonth(now));
    const receipt = {
      receipt_number: receiptNumber(mock, 'PR', now),
      from_phone: gift.from_phone,
      amount_mb: gift.amount_mb,
      message: gift.message,
      accepted_at: formatMoment(now),
      expires_on: lastDayOfMonth(now),
    };
    sim.received.unshift({ ...receipt, left_mb: gift.amount_mb });
    addNotice(session, service, now, {
      title: 'データを受け取りました',
      paragraphs: [`${gb(gift.amount_mb)}を受け取りました。`],
      rows: [{ label: '受付番号', value: receipt.receipt_number }],
      link: { url: '/mobile/top/', text: 'データ残量を見る', type: 'internal' },
    });
    return { ...receipt, data_left_before_mb: before, data_left_mb: sim.dataLeft() };
  },
};

function receivable(
  mock: MockContext,
  session: Session,
  service: Service,
  codes: { gift_code?: string; auth_code?: string },
  now: Date,
): Receivable | Refusal {
  const { phone } = simOf(mock, session, service);
  const given = allGifts(mock, session, now).find(
    ({ sent, auth_code }) =>
      sent.to_phone === phone &&
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
  if (waiting.gift_code in ownTaken(session)) return new Refusal('cant_get_in_receipt_received');
  return { ...waiting, receive_by: lastDayOfMonth(now) };
}
