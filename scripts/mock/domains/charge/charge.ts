import { addMonths, billMonth, formatDay, japanMonth } from '@/lib/date.ts';
import { nextMonthStart } from '@/lib/days.ts';
import type { Service } from '../../customers/customer.ts';
import type { Session } from '../../session/sessions.ts';
import { addNotice } from '../account/notices.ts';
import { isUnpaid } from '../billing/account.ts';
import { addedLines } from '../billing/addedLines.ts';
import { billAccountOf } from '../billing/billAccount.ts';
import { methodIn } from '../billing/billMethods.ts';
import { dayOf, monthName } from '../billing/months.ts';
import { type Handlers, Refusal, sessionState, type SignedCall } from '../domain.ts';
import { isIdle } from '../esim/activation.ts';
import { formatMoment } from '../formatMoment.ts';
import { goodUntil, isLeft } from '../mobileQuit/simQuitState.ts';
import type { Success } from '../operations.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { isStopped } from '../settings/stopRestartState.ts';
import { simOf } from '../traffic/sim.ts';
import { monthLimitMb, offeredWith, usableMonths } from './addedData.ts';
import { gb } from './gb.ts';

type Charge = Success<'getCharge'>;
type AnyCall = Pick<SignedCall<'getCharge'>, 'mock' | 'session' | 'customer' | 'service' | 'now'>;

/** Adding data for money, by the two categories of plans (docs/product.md §9.3). */
export const charge: Handlers = {
  getCharge: (call) => {
    const code = whyNot(call);
    if (!code) return offer(call);
    const available_from = code === 'charge_limit_over' ? nextMonthStart(call.now) : null;
    return new Refusal(code, { available_from });
  },

  postCharge: ({ body, ...call }) => {
    const { mock, session, service, now } = call;
    const code = whyNot(call);
    if (code) return new Refusal(code, { limit_mb: code === 'charge_limit_over' ? 0 : null });
    const { options, limit_mb, category } = offer(call);
    const option = options.find(({ option_code }) => option_code === body.option_code);
    if (!option || category !== body.category) return new Refusal('bad_request');
    if (!option.is_available) return new Refusal('charge_limit_over', { limit_mb });
    const { amount_mb, price, expires_on } = option;
    const sim = simOf(mock, session, service);
    sim.addCharge(amount_mb, expires_on);
    addedOf(session, service).push({ month: japanMonth(now), amount_mb });
    const receipt = {
      receipt_number: receiptNumber(mock, 'CH', now),
      accepted_at: formatMoment(now),
      amount_mb,
      price,
      billing_month: billMonth(now),
      expires_on,
      data_left_mb: sim.dataLeft() ?? 0,
    };
    record(session, service, sim.phone, receipt, now);
    return receipt;
  },
};

const addedOf = (session: Session, service: Service) =>
  sessionState(
    session,
    `charged ${service.listed.service_id}`,
    (): { month: string; amount_mb: number }[] => [],
  );

const addedMb = ({ session, service, now }: AnyCall): number =>
  addedOf(session, service)
    .filter(({ month }) => month === japanMonth(now))
    .reduce((mb, { amount_mb }) => mb + amount_mb, 0);

function whyNot(call: AnyCall) {
  const { mock, session, service, now } = call;
  if (simOf(mock, session, service).usage.is_unlimited) return 'not_eligible';
  if (isIdle(session, service, now) || isLeft(call)) return 'not_eligible';
  if (isStopped(mock, session, service, now)) return 'suspended';
  if (isUnpaid(service.bills)) return 'unpaid';
  const smallest = Math.min(...offer(call).options.map(({ amount_mb }) => amount_mb));
  return monthLimitMb - addedMb(call) < smallest ? 'charge_limit_over' : undefined;
}

/** What can be added now: the catalogue of the plan's category, as far as the month's limit reaches. */
function offer(call: AnyCall): Charge {
  const { mock, session, service, now } = call;
  const sim = simOf(mock, session, service);
  const { current } = sim.plan;
  const catalogue = offeredWith(mock, service, current);
  const limit_mb = monthLimitMb - addedMb(call);
  const ownEnd = dayOf(addMonths(japanMonth(now), usableMonths(current)), 31);
  const expires_on = goodUntil(ownEnd, call);
  const paid = methodIn(billAccountOf(call, service), addMonths(japanMonth(now), 1));
  return {
    ...catalogue,
    data_left_mb: sim.dataLeft() ?? 0,
    payment_method: (paid.detail ?? 'コンビニ払い').slice(0, 40),
    added_mb: addedMb(call),
    limit_mb,
    line_ends_on: expires_on === ownEnd ? null : expires_on,
    options: catalogue.options.map((option) => ({
      ...option,
      expires_on,
      is_available: option.amount_mb <= limit_mb,
    })),
  };
}

/** On the bill of the month after, and in the notifications. */
function record(
  session: Session,
  service: Service,
  phone: string,
  bought: Success<'postCharge'>,
  now: Date,
): void {
  const { amount_mb, price, billing_month, receipt_number, expires_on } = bought;
  addedLines(session, service).push({
    group: 'モバイル',
    phone,
    kind: 'one_time',
    label: `データの追加 ${gb(amount_mb)}`,
    detail: formatDay(now),
    charge: { by: 'once', amounts: { [billing_month]: price } },
  });
  addNotice(session, service, now, {
    title: 'データを追加しました',
    paragraphs: [
      `${gb(amount_mb)}を追加しました。料金の${price.toLocaleString('ja-JP')}円は、${monthName(billing_month)}のご請求に加わります。`,
    ],
    rows: [
      { label: '受付番号', value: receipt_number },
      { label: '使える期限', value: formatDay(expires_on) },
    ],
    link: { url: '/mobile/top/', text: 'データ残量を見る', type: 'internal' },
  });
}
