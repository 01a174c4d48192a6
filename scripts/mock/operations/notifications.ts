import { paymentMethod } from '@/catalogue/billing.ts';
import {
  addDays,
  formatDay,
  formatFullMonth,
  formatMonth,
  japanDay,
  japanMonth,
} from '@/lib/date.ts';
import { formatYen } from '@/lib/yen.ts';
import { billsOf } from '@/paths.ts';
import { demoMoment } from '../clock.ts';
import { fibreOf, type Notice } from '../customers/customer.ts';
import { type BillHead, fixingDate, payDay } from '../facts/bill.ts';
import { allBills } from '../facts/bills.ts';
import { dayNumber, exampleOf } from '../facts/examples.ts';
import { noticesAtFirst } from '../facts/firstNotices.ts';
import { laterNotices } from '../facts/laterNotices.ts';
import { addedNotices } from '../facts/orders.ts';
import { requiredActions } from '../facts/requiredActions.ts';
import type { Handlers, ServiceCall } from '../handler.ts';
import { eventsOf, fact, ofService } from '../ledger/event.ts';

const onTop = 3;

/** The first page fills a phone's screen; later ones are larger, since a customer who asks for more wants the rest. */
const pageSizes = { first: 6, later: 20 };

/** Notifications of a service: they become read when they are opened, and receipts join them. */
export const notifications: Handlers = {
  getNotification: (call) => {
    const all = noticesOf(call);
    return {
      unread_count: count(all, 'is_unread'),
      notifications: all
        .filter((notice) => !isShownElsewhere(notice))
        .slice(0, onTop)
        .map(({ notification_id, date, title, is_unread, is_important }) => ({
          notification_id,
          date,
          title,
          is_unread,
          is_important,
        })),
      required_actions: requiredActions(call),
    };
  },

  getFixedNotification: (call) => {
    const service = fibreOf(call.customer);
    const all = service ? noticesOf({ ...call, service }) : [];
    const important = all.find(({ is_important }) => is_important);
    return {
      total_count: all.length,
      unread_count: count(all, 'is_unread'),
      latest_important: important
        ? {
            notification_id: important.notification_id,
            date: important.date,
            title: important.title,
            is_unread: important.is_unread,
          }
        : null,
    };
  },

  getNotificationHistory: (call) => {
    const { query } = call;
    const all = noticesOf(call);
    const filtered = all.filter(
      (notice) =>
        (query.filter !== 'unread' || notice.is_unread) &&
        (query.filter !== 'important' || notice.is_important),
    );
    const read = (notice: Notice): Notice =>
      notice.notification_id === query.opened ? { ...notice, is_unread: false } : notice;
    const { page, next_cursor } = pageOf(filtered.map(read), query.cursor);
    return {
      total_count: all.length,
      unread_count: count(all.map(read), 'is_unread'),
      important_count: count(all, 'is_important'),
      notifications: page,
      next_cursor,
    };
  },
};

function pageOf(all: Notice[], cursor: string | undefined) {
  const start = cursor ? all.findIndex((n) => n.notification_id === cursor) + 1 : 0;
  const page = all.slice(start, start + (cursor ? pageSizes.later : pageSizes.first));
  const last = page.at(-1);
  const hasMore = last !== undefined && last !== all.at(-1);
  return { page, next_cursor: hasMore ? last.notification_id : null };
}

const count = (all: Notice[], flag: 'is_unread' | 'is_important') =>
  all.filter((notice) => notice[flag]).length;

/** The notifications of a service at a moment, newest first. */
const noticesOf = fact((call: ServiceCall): Notice[] => {
  const { session, service } = call;
  // Notifications about a construction are only for customers who have one.
  const isBuilt = exampleOf(call, 'getConstructionProgress').construction !== null;
  const opened = new Set(
    eventsOf(session.past, 'getNotificationHistory', service).map(({ asked }) => asked.opened),
  );
  const bills = allBills(call, service);
  const given = [
    ...service.notices,
    ...service.noticePages
      .flatMap((name) => exampleOf(call, 'getNotificationHistory', name).notifications)
      .filter((notice) => isBuilt || !isShownElsewhere(notice)),
  ].flatMap((notice) => ofOwnBill(notice, bills));
  const hasGiven = ({ title, date }: Notice) =>
    given.some((one) => one.title === title && one.date.startsWith(date.slice(0, 4)));
  return [
    ...addedNotices(call),
    ...billNotices(call, bills).filter((notice) => !hasGiven(notice)),
    ...laterNotices(call),
    ...noticesAtFirst(call),
    ...given,
  ]
    .map((notice) => ({
      ...notice,
      is_unread: notice.is_unread && !opened.has(notice.notification_id),
    }))
    .sort((a, b) => b.date.localeCompare(a.date));
}, ofService);

const titles = {
  fixed: 'ご請求分の金額が確定しました',
  paid: '分のお支払いを確認しました',
} as const;

type BillNotice = keyof typeof titles;

const kinds = Object.keys(titles) as BillNotice[];

/** What has been said of bills is kept from this day on, unless the customer's data have more. */
const firstKept = '2026-09-01';

/** That a bill is fixed, and that it is paid: of each month. */
function billNotices(call: ServiceCall, bills: readonly BillHead[]): Notice[] {
  const { service, now } = call;
  const today = japanDay(now);
  const lastKnown = japanDay(demoMoment);
  const { service_type } = service.listed;
  return bills.flatMap((bill) => {
    const { month, usage_month, total, debit_date } = bill;
    const link: Notice['link'] = {
      url: billsOf(service_type).month(month),
      text: `${formatMonth(month)}のご請求を見る`,
      type: 'internal',
    };
    const notice = (kind: BillNotice, date: string, number: string, text: string): Notice[] =>
      date >= firstKept && date <= today
        ? [
            {
              notification_id: `n${dayNumber(date)}${number}`,
              date,
              title: `${formatMonth(month)}${titles[kind]}`,
              is_unread: date > lastKnown,
              is_important: false,
              paragraphs: [text],
              rows: rowsOf(kind, bill),
              link,
            },
          ]
        : [];
    return [
      ...(isPaid(bill) && debit_date !== null && total !== 0
        ? notice(
            'paid',
            addDays(debit_date, 1),
            '81',
            `${formatFullMonth(month)}のご請求のお支払いを確認しました。`,
          )
        : []),
      ...(total === null
        ? []
        : notice(
            'fixed',
            fixingDate(month),
            '80',
            `${formatFullMonth(usage_month)}ご利用分の、ご請求額が確定しました。`,
          )),
    ];
  });
}

const isPaid = ({ status }: BillHead) => status === '3';

/**
 * A notice of the customer's data, which many share: one about a bill says what this customer's bill says, and there
 * is none of a bill that isn't there, or isn't paid.
 */
function ofOwnBill(notice: Notice, bills: readonly BillHead[]): Notice[] {
  const kind = kinds.find((one) => notice.title.endsWith(`月${titles[one]}`));
  if (!kind) return [notice];
  const bill = bills.find(({ month }) => month === japanMonth(notice.date));
  if (!bill || (kind === 'paid' && !isPaid(bill))) return [];
  return [{ ...notice, rows: rowsOf(kind, bill) }];
}

function rowsOf(kind: BillNotice, bill: BillHead): Notice['rows'] {
  const { month, total, debit_date, payment_due_on, payment_method } = bill;
  const amount = total === null ? [] : [formatYen(total)];
  if (kind === 'paid') return amount.map((value) => ({ label: 'お支払い額', value }));
  const isDated = debit_date !== null || payment_due_on !== null;
  // As it was said when the bill was fixed: it may have been paid since, or its debit have failed.
  const { debit_date: debited, payment_due_on: due } = payDay(payment_method, month);
  const { day } = paymentMethod(payment_method.code);
  const label = due !== null ? 'お支払い期限' : payment_method.code === '20' ? '引き落とし' : day;
  const on = due ?? debited;
  return [
    ...amount.map((value) => ({ label: 'ご請求額', value })),
    ...(isDated && on !== null ? [{ label, value: formatDay(on) }] : []),
  ];
}

/** The top shows applications in progress in a section of their own. */
const isShownElsewhere = ({ link }: Notice) => link?.url.endsWith('/progress') ?? false;
