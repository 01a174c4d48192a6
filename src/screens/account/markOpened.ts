import type { QueryClient } from '@tanstack/react-query';
import { accountQueries, type NotificationHistory, notificationPaths } from './queries';

/**
 * Tells the server that an announcement was opened and marks it read in every list that is on
 * screen. The lists aren't read anew: the one that is being read must not go from 未読.
 * When the server can't be told, it stays unread, here as there.
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
