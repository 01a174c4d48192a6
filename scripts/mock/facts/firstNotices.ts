import { formatFullDay } from '@/lib/date.ts';
import type { Notice } from '../customers/customer.ts';
import type { ServiceCall } from '../handler.ts';
import type { Application } from './application.ts';
import { applicationId, appliedAtFirst, ordersAtFirst } from './applications.ts';
import { contractNow } from './contract.ts';
import { dayNumber } from './examples.ts';
import { quitStateOf, quitTitle } from './fibreQuit.ts';
import { comesIdle } from './simLife.ts';

/** An application, with what its notice says of it. */
interface Accepted extends Pick<Application, 'title' | 'accepted_on'> {
  receipt_number?: string | undefined;
  next?: { title: string; date: string | null };
}

/** The notices of a service about what was applied for before the mock's first moment. */
export function noticesAtFirst(given: ServiceCall): Notice[] {
  const call = { ...given, session: { ...given.session, past: [] } };
  const { service_type } = call.service.listed;
  const url = service_type === 'mobile' ? '/mobile/progress' : '/progress';
  return [...listed(call), ...leaving(call), ...waiting(call)].map(
    ({ title, accepted_on, receipt_number, next }, index) => ({
      notification_id: `n${dayNumber(accepted_on)}${70 + index}`,
      date: accepted_on,
      title: `${title}${saysItself.test(title) ? '' : 'のお申し込み'}を受け付けました`,
      is_unread: false,
      is_important: false,
      paragraphs: ['このあとの予定は、手続きの状況でご確認ください。'],
      rows: [
        ...(receipt_number ? [{ label: '受付番号', value: receipt_number }] : []),
        ...(next?.date ? [{ label: next.title, value: formatFullDay(next.date) }] : []),
      ],
      link: { url, text: '手続きの状況を見る', type: 'internal' },
    }),
  );
}

/** Titles that say what was asked; others are the name of what was applied for. */
const saysItself = /(申し込み|変更|追加|切り替え|解約)$/;

function listed(call: ServiceCall): Accepted[] {
  const { service_id } = call.service.listed;
  const orders = ordersAtFirst(call);
  return appliedAtFirst(call)
    .filter((one) => one.service_id === service_id)
    .map(({ application_id, title, accepted_on, steps, next }) => ({
      title,
      accepted_on,
      receipt_number: orders.find((one) => applicationId(one.receipt_number) === application_id)
        ?.receipt_number,
      // A day that a later step has fixed wasn't known yet.
      ...(steps.every(({ state, date }) => state !== 'done' || date === accepted_on) && { next }),
    }));
}

function leaving(call: ServiceCall): Accepted[] {
  if (call.service.listed.service_type !== 'fixed') return [];
  const { quitting } = quitStateOf(call);
  if (!quitting) return [];
  const { accepted_on, quit_on } = quitting;
  return [{ title: quitTitle, accepted_on, next: { title: '光の利用終了', date: quit_on } }];
}

const waiting = (call: ServiceCall): Accepted[] =>
  comesIdle(call.service) && ordersAtFirst(call).length === 0
    ? [{ title: 'SIMのお申し込み', accepted_on: contractNow(call).accepted_on }]
    : [];
