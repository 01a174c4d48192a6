import type { Notice } from '../../customers/customer.ts';
import { fibreOf } from '../../customers/fibreOf.ts';
import type { Handlers } from '../domain.ts';
import { isShownElsewhere, noticesOf, openNotice } from './notices.ts';
import { requiredActions } from './requiredActions.ts';

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

  getFixedNotification: ({ mock, session, customer, now }) => {
    const service = fibreOf(customer);
    const all = service ? noticesOf({ mock, session, service, now }) : [];
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
    const opened = all.find(({ notification_id }) => notification_id === query.opened);
    const filtered = all.filter(
      (notice) =>
        (query.filter !== 'unread' || notice.is_unread) &&
        (query.filter !== 'important' || notice.is_important),
    );
    if (opened) {
      openNotice(call, opened);
      opened.is_unread = false;
    }
    const { page, next_cursor } = pageOf(filtered, query.cursor);
    return {
      total_count: all.length,
      unread_count: count(all, 'is_unread'),
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
