import { formatDay, formatFullMonth, formatMonth, japanDay } from '@/lib/date.ts';
import { addDays } from '@/lib/days.ts';
import { formatYen } from '@/lib/yen.ts';
import { billsOf } from '@/paths.ts';
import { demoMoment } from '../../clock.ts';
import { exampleValue } from '../../contract/prism.ts';
import type { Notice, Service } from '../../customers/customer.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { fixingDate } from '../billing/bill.ts';
import { allBills } from '../billing/billing.ts';
import { type PlanCall, sessionState } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import type { Success } from '../operations.ts';

/** Adds a receipt of a procedure to the notifications of this login. */
export function addNotice(
  session: Session,
  service: Service,
  now: Date,
  notice: Pick<Notice, 'title' | 'paragraphs' | 'rows' | 'link'>,
): void {
  const added = addedNotices(session, service);
  const day = japanDay(now);
  const number = String(90 + added.length).padStart(2, '0');
  added.unshift({
    notification_id: `n${day.replace(/-/g, '').slice(2)}${number}`,
    date: day,
    is_unread: true,
    is_important: false,
    ...notice,
  });
}

const addedNotices = (session: Session, service: Service) =>
  sessionState(session, `added notices ${service.listed.service_id}`, (): Notice[] => []);

/** Ids of the notifications that were opened; a read says so only of what stays unread otherwise. */
const openedNotices = (session: Session, service: Service): string[] =>
  sessionState(session, `opened notices ${service.listed.service_id}`, () => []);

/** Marks a notification as read. */
export function openNotice({ session, service }: PlanCall, { notification_id }: Notice): void {
  const opened = openedNotices(session, service);
  if (!opened.includes(notification_id)) opened.push(notification_id);
}

/** The notifications of a service at a moment, newest first. */
export function noticesOf(call: PlanCall): Notice[] {
  const { mock, session, service } = call;
  // Notifications about a construction are only for customers who have one.
  const isBuilt = exampleOf(mock, service, 'getConstructionProgress').construction !== null;
  const opened = openedNotices(session, service);
  return [
    ...addedNotices(session, service),
    ...billNotices(call),
    ...service.notices,
    ...service.noticePages
      .flatMap((name) => examplePage(mock, name))
      .filter((notice) => isBuilt || !isShownElsewhere(notice)),
  ]
    .map((notice) => ({
      ...notice,
      is_unread: notice.is_unread && !opened.includes(notice.notification_id),
    }))
    .sort((a, b) => b.date.localeCompare(a.date));
}

/** That a bill is fixed, and that it is paid: of each month since those that the customer's data tell. */
function billNotices({ mock, session, service, now }: PlanCall): Notice[] {
  const today = japanDay(now);
  const told = japanDay(demoMoment);
  const { service_type } = service.listed;
  return allBills({ mock, session, customer: session.customer, now }, service).flatMap((bill) => {
    const { month, usage_month, total, status, debit_date, payment_method } = bill;
    const link: Notice['link'] = {
      url: billsOf(service_type).month(month),
      text: `${formatMonth(month)}のご請求を見る`,
      type: 'internal',
    };
    const notice = (date: string, number: string, title: string, text: string): Notice[] =>
      date > told && date <= today
        ? [
            {
              notification_id: `n${date.replace(/-/g, '').slice(2)}${number}`,
              date,
              title: `${formatMonth(month)}${title}`,
              is_unread: true,
              is_important: false,
              paragraphs: [text],
              rows: [
                ...(total === null ? [] : [{ label: 'ご請求額', value: formatYen(total) }]),
                ...(debit_date === null
                  ? []
                  : [
                      {
                        label: payment_method.code === '20' ? '引き落とし' : 'お支払い日',
                        value: formatDay(debit_date),
                      },
                    ]),
              ],
              link,
            },
          ]
        : [];
    return [
      ...(status === '3' && debit_date !== null && total !== 0
        ? notice(
            addDays(debit_date, 1),
            '81',
            '分のお支払いを確認しました',
            `${formatFullMonth(month)}のご請求のお支払いを確認しました。`,
          )
        : []),
      ...(total === null
        ? []
        : notice(
            fixingDate(month),
            '80',
            'ご請求分の金額が確定しました',
            `${formatFullMonth(usage_month)}ご利用分の、ご請求額が確定しました。`,
          )),
    ];
  });
}

function examplePage(mock: MockContext, name: string): Notice[] {
  const operation = mock.contract.find('getNotificationHistory');
  const value = operation && exampleValue(operation, name);
  if (!value) throw new Error(`getNotificationHistory has no example ${name}.`);
  return (value as Success<'getNotificationHistory'>).notifications;
}

/** The top shows applications in progress in a section of their own. */
export const isShownElsewhere = ({ link }: Notice) => link?.url.endsWith('/progress') ?? false;
