import type { QueryClient } from '@tanstack/react-query';
import { accountQueries, type NotificationHistory, notificationPaths } from './queries';

/**
 * Tells the server that an announcement was opened, and marks it read in all lists that were read. The
 * history isn't read again now, so that the announcement stays in the list 未読 while the customer reads
 * it. If the server can't be told, it stays unread here too.
 */
export async function markOpened(queryClient: QueryClient, id: string): Promise<void> {
  const answer = await queryClient
    .fetchQuery({ ...accountQueries.openedNotification(id), staleTime: 0, gcTime: 0 })
    .catch(() => undefined);
  if (!answer) return;
  const of = (path: string) => ({
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] === path,
  });
  queryClient.setQueriesData<NotificationHistory>(
    of(notificationPaths.history),
    (page) =>
      page && {
        ...page,
        unread_count: answer.unread_count,
        notifications: page.notifications.map((notification) =>
          notification.notification_id === id
            ? { ...notification, is_unread: false }
            : notification,
        ),
      },
  );
  await queryClient.invalidateQueries({ ...of(notificationPaths.history), refetchType: 'none' });
  await queryClient.invalidateQueries(of(notificationPaths.newest));
}
