import type { InferDataFromTag } from '@tanstack/react-query';
import { authApi, fixedApi, serviceApi } from '@/api/clients';
import { readQuery } from '@/api/query';

export type NotificationFilter = 'all' | 'unread' | 'important';

/** The lists of announcements: all of them, and the newest of the service top. */
export const notificationPaths = {
  history: '/api/read/v2/services/{service_id}/notification-history',
  newest: '/api/read/v2/services/{service_id}/notification',
} as const;

export const accountQueries = {
  services: () => readQuery(fixedApi, '/api/read/v1/service'),
  user: () => readQuery(fixedApi, '/api/read/v1/user'),
  loginHistory: () => readQuery(authApi, '/api/authn/mypage/login-history'),
  /** @param cursor `next_cursor` of the page before; none for the first */
  notifications: (filter: NotificationFilter, cursor?: string) =>
    readQuery(serviceApi, notificationPaths.history, {
      params: { query: { filter, ...(cursor !== undefined && { cursor }) } },
    }),
  /**
   * The newest announcements of a service, with what asks for an act over all services.
   * @param service_id the selected service's when absent
   */
  newestNotices: (service_id?: string) =>
    readQuery(
      serviceApi,
      notificationPaths.newest,
      service_id === undefined ? {} : { params: { path: { service_id } } },
    ),
  /** How many announcements of the fibre contract are unread, and the newest important one. */
  fibreNotices: () => readQuery(fixedApi, '/api/read/v1/notification'),
  /** Announcements to the fibre contract from before the history that all services have. */
  earlierNotices: () => readQuery(fixedApi, '/api/read/v1/notification-history'),
  /** Tells the server that an announcement was opened; the answer has the new counts. */
  openedNotification: (id: string) =>
    readQuery(serviceApi, notificationPaths.history, { params: { query: { opened: id } } }),
};

type Answer<Name extends keyof typeof accountQueries> = InferDataFromTag<
  unknown,
  ReturnType<(typeof accountQueries)[Name]>['queryKey']
>;

export type LoginEntry = Answer<'loginHistory'>['logins'][number];
export type NotificationHistory = Answer<'notifications'>;
export type Notification = NotificationHistory['notifications'][number];
