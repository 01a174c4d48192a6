import { formatFullMonth, japanDay } from '@/lib/date.ts';
import type { Notice } from '../../customers/customer.ts';
import { viewOf } from '../../ledger/event.ts';
import { type PlanCall, serviceOf } from '../domain.ts';
import { chosenMethods, firstMonth, methodLabels } from '../payment/method.ts';
import { type NoticeText, receipts } from './receipts.ts';

/** That another way to pay was accepted. */
function methodNotices({ session, service, now }: PlanCall): { at: string; text: NoticeText }[] {
  return chosenMethods(session, service, now).map(({ at, code, detail, receipt }) => {
    const label = methodLabels[code] ?? '';
    return {
      at: at.toISOString(),
      text: {
        title: `お支払い方法の変更を受け付けました(${label})`,
        paragraphs: [
          'お支払い方法の変更を受け付けました。それまでのご請求は、いまのお支払い方法です。',
        ],
        rows: [
          { label: '新しいお支払い方法', value: `${label} ${detail}` },
          { label: '変更後の最初のご請求', value: formatFullMonth(firstMonth(at)) },
          { label: '受付番号', value: receipt },
        ],
        link: null,
      },
    };
  });
}

/** What a customer was told of a service since the orders that were given here, newest first. */
export function addedNotices(call: PlanCall): Notice[] {
  const { session, service } = call;
  const context = { ...call, customer: session.customer };
  const told = session.past
    .filter((event) => event.status < 300 && serviceOf(session, event) === service)
    .flatMap((event) => {
      const text = viewOf(receipts, event, context);
      return text ? [{ at: event.at, text }] : [];
    });
  return [...told, ...methodNotices(call)]
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ at, text }, index) => ({
      notification_id: `n${japanDay(at).replace(/-/g, '').slice(2)}${90 + index}`,
      date: japanDay(at),
      is_unread: true,
      is_important: false,
      ...text,
    }))
    .reverse();
}
