import type { CancelTarget } from '@/catalogue/codes.ts';
import { formatDay, japanMonth } from '@/lib/date.ts';
import { addNotice } from '../account/notices.ts';
import { dropLineChange } from '../billing/lineChanges.ts';
import { type Handlers, type PlanCall, Refusal } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import { removeApplication } from '../progress/applications.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { planOf } from './planState.ts';
import { isCancellable } from './startDay.ts';

/** Taking a reserved change of plan or call-flat option back until its deadline. */
export const takeBack: Handlers = {
  getCancelExchangePricePlan: (call) => {
    const { plan, orders } = planOf(call);
    const { next } = plan;
    if (!next || !orders.exchange) return tooLate(call, { target: 'price_plan' });
    if (!isCancellable(next.cancel_until, call.now))
      return new Refusal('cancel_error', { cancel_until: next.cancel_until });
    return {
      receipt_number: orders.exchange.receipt_number,
      accepted_at: next.accepted_at,
      starts_on: next.starts_on,
      cancel_until: next.cancel_until,
      from_plan: plan.current,
      to_plan: next.plan,
      from_call_flat: plan.call_flat,
      to_call_flat: next.call_flat,
    };
  },

  getCancelExchangeVoiceCallFixedOption: (call) => {
    const { callFlat } = planOf(call).orders;
    if (!callFlat) return tooLate(call, { target: 'voice_call_fixed_option' });
    return isCancellable(callFlat.cancel_until, call.now)
      ? callFlat
      : new Refusal('cancel_error', { cancel_until: callFlat.cancel_until });
  },

  postCancelExchangePricePlan: (call) => {
    const { mock, session, service, body, now } = call;
    const { plan, orders } = planOf(call);
    const isPlan = body.target === 'price_plan';
    const reserved = isPlan
      ? plan.next && { ...plan.next, receipt_number: orders.exchange?.receipt_number }
      : orders.callFlat;
    if (reserved?.receipt_number !== body.receipt_number) return tooLate(call, body);
    if (!isCancellable(reserved.cancel_until, now))
      return new Refusal('cancel_error', { cancel_until: reserved.cancel_until });
    removeApplication(
      mock,
      session,
      service,
      ({ receipt_number, title }) =>
        receipt_number === body.receipt_number ||
        (isPlan && title === `${plan.next?.plan.planName ?? ''}へのプラン変更`),
    );
    dropLineChange(session, service, body.receipt_number);
    if (isPlan) {
      plan.next = null;
      orders.exchange = null;
    } else orders.callFlat = null;
    const receipt_number = receiptNumber(mock, 'CX', now);
    addNotice(session, service, now, {
      title: isPlan ? 'プランの変更を取り消しました' : 'かけ放題の変更を取り消しました',
      paragraphs: [
        `${formatDay(reserved.starts_on)}からも、いまの${isPlan ? 'プラン' : '設定'}のままです。`,
      ],
      rows: [{ label: '受付番号', value: receipt_number }],
      link: { url: '/mobile/contract/', text: 'ご契約情報を見る', type: 'internal' },
    });
    return {
      receipt_number,
      accepted_at: formatMoment(now),
      target: body.target,
      planName: plan.current.planName,
    };
  },
};

/**
 * Refuses to take back what isn't reserved: in the month in which it began it is too late for it, and later
 * nobody asks any more.
 */
function tooLate(
  call: PlanCall,
  { target, receipt_number }: { target: CancelTarget; receipt_number?: string },
): Refusal {
  const late = planOf(call).orders.settled.findLast(
    (one) =>
      one.target === target &&
      (receipt_number ?? one.receipt_number) === one.receipt_number &&
      japanMonth(one.starts_on) === japanMonth(call.now),
  );
  return late
    ? new Refusal('cancel_error', { cancel_until: late.cancel_until })
    : new Refusal('not_found');
}
