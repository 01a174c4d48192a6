import { paymentMethod } from '@/catalogue/billing.ts';
import {
  addMonths,
  formatDay,
  formatFullDay,
  formatMonth,
  japanDay,
  japanMonth,
  lastDayOf,
} from '@/lib/date.ts';
import { formatYen } from '@/lib/yen.ts';
import type { Notice } from '../customers/customer.ts';
import type { ReadService } from './account.ts';
import { perService, same, textsIn } from './rule.ts';

type ServiceType = ReadService['listed']['service_type'];

/** Words that are about one of the two services. */
const patternOf: Record<ServiceType, RegExp> = {
  fixed: /光(?!熱)|工事|ひかりTV|ONU|ホームでんわ|10ギガ/,
  mobile: /モバイル|SIM|開通|データ(の|を|量|使用)/,
};

const otherTypes: Record<ServiceType, ServiceType> = { fixed: 'mobile', mobile: 'fixed' };

const typeOf = (path: string): ServiceType => (/^\/mobile(\/|$)/.test(path) ? 'mobile' : 'fixed');

/** Addresses of the portal in a link or in HTML; what leads out of it has a scheme. */
const pathsIn = (text: string): string[] =>
  text.startsWith('/')
    ? [text]
    : [...text.matchAll(/href="(\/[^"]*)"/g)].flatMap(([, path]) => path ?? []);

/** Banners, popups and notifications are about services that the customer has, and lead to the service's own pages. */
const ownServices = perService(({ listed, read }, account) => {
  const message = read('getLoginMessage');
  const beside = textsIn([message?.banners, message?.popups]);
  const notices = textsIn([
    read('getNotification')?.notifications,
    read('getNotificationHistory')?.notifications,
  ]);
  const own = listed.service_type;
  const other = otherTypes[own];
  const hasBoth = account.services.some((service) => service.listed.service_type === other);
  const isForeign = (path: string) => typeOf(path) !== own;
  const led = (texts: typeof beside) =>
    texts.flatMap(({ text }) => pathsIn(text)).filter(isForeign);
  return [
    ...(hasBoth ? [] : [...beside, ...notices])
      .filter(({ text }) => patternOf[other].test(text))
      .map(({ text }) => `${own} alone reads: ${text}`),
    ...led(beside).map((path) => `a banner or popup of ${own} leads to ${path}`),
    ...(hasBoth ? [] : led(notices)).map((path) => `${own} alone is led to ${path}`),
  ];
});

const amounts = /^[\d,]+円$/;
const days = /^\d+月\d+日\(.\)$/;

/** A notice about a bill says its amount and its day, in the words of how it is paid, and none thanks for what is owed. */
const onItsDay = (day: string | null, name: string, value: string) =>
  day === null ? [] : same(name, value, formatDay(day));

const billsAsTheyAre = perService(({ read, bills }) =>
  (read('getNotificationHistory')?.notifications ?? []).flatMap(({ title, date, rows }) => {
    const isThanks = /^\d+月分のお支払い/.test(title);
    if (!isThanks && !/^\d+月ご請求分の金額/.test(title)) return [];
    // What is debited on the first business day of the next month is confirmed in that one, what is paid late after it.
    const now = japanMonth(date);
    const bill = bills.find(
      ({ month }) =>
        [now, addMonths(now, -1), addMonths(now, -2)].includes(month) &&
        title.startsWith(formatMonth(month)),
    );
    // Bills of more than thirteen months ago aren't read.
    const isRead = bills.some(({ month }) => month < now);
    if (!bill) return isRead ? [`“${title}” of ${date} is about no bill`] : [];
    const { month, total, payment_due_on, debit_date, status, payment_method } = bill;
    // The notice of a bill to pay keeps its last day when it is paid, and that of a debit its day when that fails.
    const dayOf = (label: string) =>
      label === 'お支払い期限' ? (payment_due_on ?? lastDayOf(month)) : debit_date;
    return [
      ...(isThanks && debit_date !== null && date < debit_date
        ? [`“${title}” of ${date}, before it is paid on ${debit_date}`]
        : []),
      ...(isThanks && status !== '3' ? [`“${title}”, whose bill is ${status}`] : []),
      ...rows.flatMap(({ label, value }) => [
        ...(amounts.test(value) && total !== null
          ? same(`${title}, ${label}`, value, formatYen(total))
          : []),
        ...(days.test(value) ? onItsDay(dayOf(label), `${title}, ${label}`, value) : []),
        ...(label.includes('引き落とし') &&
        !paymentMethod(payment_method.code).day.includes('引き落とし')
          ? [`“${title}” debits what is paid by ${payment_method.code}`]
          : []),
      ]),
    ];
  }),
);

const numberIn = ({ rows }: Notice) => rows.find(({ label }) => label === '受付番号')?.value;

/** What is in progress was said to be accepted, on its day, and the day that was said is the one that it waits for. */
const acceptedApplications = perService(({ listed, read }) => {
  const notices = read('getNotificationHistory')?.notifications ?? [];
  const orders = read('getOrderApplication')?.applications ?? [];
  const applications = read('getContractProcedure')?.applications ?? [];
  const ofDay = (day: string, isAbout: (notice: Notice) => boolean) =>
    notices.find((notice) => notice.date === day && isAbout(notice));
  return [
    ...orders.flatMap(({ receipt_number, title, accepted_at }) =>
      ofDay(japanDay(accepted_at), (notice) => numberIn(notice) === receipt_number)
        ? []
        : [`“${title}” ${receipt_number} has no notice`],
    ),
    ...applications
      .filter(({ service_id }) => service_id === listed.service_id)
      .flatMap(({ application_id, title, accepted_on, next }) => {
        const notice = ofDay(
          accepted_on,
          (one) =>
            numberIn(one)?.slice(2) === application_id.slice(1) || one.title.startsWith(title),
        );
        const said = notice?.rows.find(({ label }) => label === next.title);
        return notice
          ? same(`“${notice.title}”`, said?.value, next.date ? formatFullDay(next.date) : null)
          : [`“${title}” of ${accepted_on} has no notice`];
      }),
  ];
});

/** What must agree in a customer's notices. */
export const noticeRules = { ownServices, billsAsTheyAre, acceptedApplications };
