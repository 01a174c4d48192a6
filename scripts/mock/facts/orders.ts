import { billNamed } from '@/catalogue/billing.ts';
import { formatFullMonth, japanDay } from '@/lib/date.ts';
import type { LineRule } from '../customers/billAccount.ts';
import type { Notice, Service } from '../customers/customer.ts';
import { type CustomerCall, type ServiceCall, serviceOf } from '../handler.ts';
import type { Event, WriteId } from '../ledger/event.ts';
import { dayOf } from '../moments.ts';
import type { NewApplication } from './application.ts';
import { dayNumber } from './examples.ts';
import { fibreOrders } from './fibreOrders.ts';
import { firstBillOf, firstMonthAfter } from './firstBill.ts';
import type { Applied, OrderNotice, OrderRow, OrderTable } from './order.ts';
import { chosenMethods, hadNoMethod, methodLabels } from './payment.ts';
import { simOrders } from './simOrders.ts';

const rows: OrderTable = { ...fibreOrders, ...simOrders };

/** The row of an event's own operation. */
const rowOf = ({ operation }: Event) => (rows[operation] ?? {}) as OrderRow<WriteId>;

/** The notices about a service's orders that were accepted here, newest first. */
export function addedNotices(call: ServiceCall): Notice[] {
  const { session, service } = call;
  const ordered = session.past
    .filter((event) => event.status < 300 && serviceOf(session, event) === service)
    .flatMap((event) => {
      const made = rowOf(event).notice?.(event, call);
      return made ? [{ at: event.at, ...noticeText(made, event) }] : [];
    });
  return [...ordered, ...methodNotices(call)]
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ at, ...text }, index) => ({
      notification_id: `n${dayNumber(at)}${90 + index}`,
      date: japanDay(at),
      is_unread: true,
      is_important: false,
      ...text,
    }))
    .reverse();
}

type NoticeText = Pick<Notice, 'title' | 'paragraphs' | 'rows' | 'link'>;

const listed = (rows: Record<string, string>): NoticeText['rows'] =>
  Object.entries(rows).map(([label, value]) => ({ label, value }));

function noticeText({ title, text, rows = {}, link }: OrderNotice, { answer }: Event): NoticeText {
  const number = answer && 'receipt_number' in answer ? answer.receipt_number : null;
  return {
    title,
    paragraphs: [text],
    rows: listed(number === null || '受付番号' in rows ? rows : { 受付番号: number, ...rows }),
    link: link ? { url: link[0], text: link[1], type: 'internal' } : null,
  };
}

const methodTitle = (isFirst: boolean) => `お支払い方法の${isFirst ? '登録' : '変更'}`;

const firstBillTerm = (isFirst: boolean) => `${isFirst ? '' : '変更後の'}最初のご請求`;

/** That another way to pay was accepted. */
const methodNotices = (call: ServiceCall): (NoticeText & { at: string })[] =>
  chosenMethods(call).map(({ at, code, detail, receipt }, index) => {
    const isFirst = index === 0 && hadNoMethod(call);
    const label = methodLabels[code] ?? '';
    const then = { ...call, now: at };
    const month = firstMonthAfter(then, at);
    return {
      at: at.toISOString(),
      title: `${methodTitle(isFirst)}を受け付けました(${label})`,
      paragraphs: [
        month === firstBillOf(then)
          ? '最初のご請求から、このお支払い方法です。'
          : `${methodTitle(isFirst)}を受け付けました。${isFirst ? `${billNamed(month)}から、このお支払い方法です。` : 'それまでのご請求は、いまのお支払い方法です。'}`,
      ],
      rows: listed({
        [isFirst ? 'お支払い方法' : '新しいお支払い方法']: `${label} ${detail}`,
        [firstBillTerm(isFirst)]: month === null ? billNamed(month) : formatFullMonth(month),
        受付番号: receipt,
      }),
      link: null,
    };
  });

/** Something that was applied for, with its moment and its service. */
interface AppliedAt extends Applied {
  at: string;
  service: Service;
}

/** What the orders of a customer do to the lists of applications, oldest first; those of one service where it is given. */
export function appliedBy(call: CustomerCall, only?: Service): AppliedAt[] {
  const { session } = call;
  const services = only ? [only] : session.customer.services;
  const ordered = session.past.flatMap((event) => {
    const service = serviceOf(session, event);
    if (event.status >= 300 || !service || !services.includes(service)) return [];
    const made = rowOf(event).applies?.(event, { ...call, service });
    return made ? [{ ...made, at: event.at, service }] : [];
  });
  const paid = services.flatMap((service) =>
    chosenMethods({ ...call, service }).map(({ at, code, receipt }, index) => ({
      adds: methodApplication(
        service,
        index === 0 && hadNoMethod({ ...call, service }),
        methodLabels[code] ?? '',
        receipt,
        firstMonthAfter({ ...call, service }, at),
      ),
      at: at.toISOString(),
      service,
    })),
  );
  return [...ordered, ...paid].sort((a, b) => a.at.localeCompare(b.at));
}

const methodApplication = (
  { listed: { service_type } }: Service,
  isFirst: boolean,
  label: string,
  receipt_number: string,
  month: string | null,
): NewApplication => ({
  receipt_number,
  title: methodTitle(isFirst),
  steps: [{ label: firstBillTerm(isFirst), date: month && dayOf(month, 1) }],
  nextTitle: `${label}でのお支払いの開始`,
  detail: `${billNamed(month)}から`,
  action: {
    kind: 'guide',
    label: 'お支払い方法を見る',
    url: service_type === 'mobile' ? '/mobile/payment' : '/payment',
  },
});

/** The lines that orders have added to a SIM's bills, oldest first. */
export function addedLines(call: ServiceCall): LineRule[] {
  const { service_id, phone_number } = call.service.listed;
  return call.session.past
    .filter((event) => event.status < 300 && event.service_id === service_id)
    .flatMap((event) => rowOf(event).charges?.(event, call) ?? [])
    .map((line) => ({ group: 'モバイル', ...(phone_number && { phone: phone_number }), ...line }));
}
