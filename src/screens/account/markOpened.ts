import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';

/**
 * Tells the server that an announcement was opened, and marks it read in all lists that were read. The
 * history isn't read again now, so that the announcement stays in the list 未読 while the customer reads
 * it. If the server can't be told, it stays unread here too.
 */
export async function markOpened(queryClient: QueryClient, id: string): Promise<void> {
  const answer = await queryClient
    .fetchQuery({ ...read(api.getNotificationHistory, { opened: id }), staleTime: 0, gcTime: 0 })
    .catch(() => undefined);
  if (!answer) return;
  const history = { queryKey: [api.getNotificationHistory.id] };
  queryClient.setQueriesData<Schema.NotificationHistory>(
    history,
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
  await queryClient.invalidateQueries({ ...history, refetchType: 'none' });
  await queryClient.invalidateQueries({ queryKey: [api.getNotification.id] });
}
