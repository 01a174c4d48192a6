import { formatDay, japanDay } from '@/lib/date.ts';
import { addDays } from '@/lib/days.ts';
import { addNotice } from '../account/notices.ts';
import { setBillEnd } from '../billing/billEnd.ts';
import { fibreServiceOf } from '../contract/fibreService.ts';
import { type Handlers, Refusal } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import { addApplication, removeApplication } from '../progress/applications.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { choicesOf, feeOf, selectable, usualDay } from './fee.ts';
import { personaliseQuitFee } from './personaliseQuitFee.ts';
import { quitCancelOf, quitStateOf, quitTitle } from './quitting.ts';

/** Cancelling fibre and taking it back (docs/product.md §6.10). */
export const quit: Handlers = {
  getCancellationFee: (call) => {
    const { mock, session, query, now } = call;
    // 9999-12-31 stands for no end, and the contract's days go no further.
    if (query.quit_on === '9999-12-31') return new Refusal('bad_request');
    const { quitting } = quitStateOf(mock, session);
    const quit_on = query.quit_on ?? usualDay(now);
    const normal = personaliseQuitFee(call, quit_on);
    const fee = feeOf(normal, now, quit_on, choicesOf(query.device_choices));
    if (!quitting) return fee;
    return {
      ...fee,
      can_quit: false,
      reason:
        japanDay(now) > quitting.quit_on
          ? `${formatDay(quitting.quit_on)}に解約済みです。`
          : `すでに解約のお申し込みを受け付けています(${formatDay(quitting.quit_on)}に解約)。`,
    };
  },

  postQuit: (call) => {
    const { mock, session, body, now } = call;
    const state = quitStateOf(mock, session);
    const service = fibreServiceOf(session);
    const { selectable_from, selectable_until } = selectable(now);
    const normal = personaliseQuitFee(call, body.quit_on);
    if (state.quitting) return new Refusal('already_quitting');
    if (!normal.can_quit) return new Refusal('state_not_allowed');
    if (body.quit_on < selectable_from || body.quit_on > selectable_until)
      return new Refusal('date_changed');
    const choices = new Map(body.devices.map(({ device_id, choice }) => [device_id, choice]));
    if (normal.devices.some(({ device_id }) => !choices.has(device_id)))
      return new Refusal('bad_request', {
        fields: [{ name: 'devices', message: '選択してください' }],
      });
    const { items, total, billed_month, cancel_until } = feeOf(normal, now, body.quit_on, choices);
    state.quitting = {
      quit_on: body.quit_on,
      accepted_on: japanDay(now),
      cancel_until,
      isTold: false,
    };
    setBillEnd(session, service, { quit_on: body.quit_on, fees: items });
    const receipt_number = addApplication(mock, session, service, now, {
      prefix: 'QT',
      title: quitTitle,
      steps: [
        { label: '利用終了', date: body.quit_on },
        ...(choices.size > 0 ? [{ label: '機器の返却', date: addDays(body.quit_on, 20) }] : []),
      ],
      nextTitle: '光の利用終了',
      detail: `${formatDay(cancel_until)}まで取り消せます`,
      action: { kind: 'cancel', label: '取り消す', url: '/contract/quit_cancel' },
    });
    addNotice(session, service, now, {
      title: '解約のお申し込みを受け付けました',
      paragraphs: ['解約する日まで、これまでどおりお使いいただけます。'],
      rows: [
        { label: '受付番号', value: receipt_number },
        { label: '解約する日', value: formatDay(body.quit_on) },
        { label: '取り消しの期限', value: formatDay(cancel_until) },
      ],
      link: { url: '/contract/quit_cancel', text: '解約を取り消す', type: 'internal' },
    });
    return {
      receipt_number,
      accepted_at: formatMoment(now),
      quit_on: body.quit_on,
      cancel_until,
      total,
      billed_month,
    };
  },

  getQuitCancel: ({ mock, session, now }) => quitCancelOf(quitStateOf(mock, session), now),

  postQuitCancel: ({ mock, session, now }) => {
    const state = quitStateOf(mock, session);
    const service = fibreServiceOf(session);
    if (!state.quitting) return new Refusal('not_quitting');
    if (!quitCancelOf(state, now).can_cancel) return new Refusal('cancel_period_passed');
    state.quitting = null;
    setBillEnd(session, service, null);
    removeApplication(mock, session, service, (one) => one.title === quitTitle);
    const receipt_number = receiptNumber(mock, 'QC', now);
    addNotice(session, service, now, {
      title: '解約を取り消しました',
      paragraphs: ['これまでどおりお使いいただけます。'],
      rows: [{ label: '受付番号', value: receipt_number }],
      link: { url: '/contract', text: 'ご契約情報を見る', type: 'internal' },
    });
    return { receipt_number, accepted_at: formatMoment(now) };
  },
};
