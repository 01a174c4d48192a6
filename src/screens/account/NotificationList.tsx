import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import List from '@mui/material/List';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { Actions } from '@/ui/link/Actions';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { useDeferredRows } from '@/ui/useDeferredRows';
import { useEntryState } from '@/ui/useEntryState';
import { NotificationRow } from './NotificationRow';

export type NotificationFilter = 'all' | 'unread' | 'important';

interface NotificationListProps {
  filter: NotificationFilter;
  /** The first page. */
  first: Schema.NotificationHistory;
}

/** The pages read so far, and a button for the next page of older ones. */
export function NotificationList({ filter, first }: NotificationListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [cursors, setCursors] = useEntryState<readonly string[]>(`pages:${filter}`, []);
  const focusAt = useRef<number>(undefined);
  const later = useQueries({
    queries: cursors.map((cursor) => read(api.getNotificationHistory, { filter, cursor })),
  });
  const missing = later.find(({ data }) => data === undefined);
  const shown = later.slice(0, missing ? later.indexOf(missing) : undefined);
  const pages = [first, ...shown.flatMap(({ data }) => data ?? [])];
  const next = pages.at(-1)?.next_cursor;
  const rows = pages.flatMap((page, index) =>
    page.notifications.map((notification) => ({ page: index, notification })),
  );
  const drawn = useDeferredRows(rows);
  const loading = missing?.isFetching ?? false;

  // The button may be gone, so the focus moves to the first announcement of the new page.
  useEffect(() => {
    if (focusAt.current === undefined || drawn.length <= focusAt.current) return;
    list.current?.querySelectorAll('summary')[focusAt.current]?.focus();
    focusAt.current = undefined;
  }, [drawn.length]);

  const loadMore = (cursor: string) => {
    if (loading) return;
    focusAt.current = rows.length;
    if (missing) void missing.refetch();
    else setCursors([...cursors, cursor]);
  };

  return (
    <>
      <List ref={list}>
        {drawn.map(({ page, notification }) => (
          <NotificationRow
            key={`${page} ${notification.notification_id}`}
            notification={notification}
          />
        ))}
      </List>
      {missing?.isError && !loading && (
        <Alert severity="warning" role="status" sx={{ mt: 7 }}>
          <AlertTitle>前のお知らせを読み込めません</AlertTitle>
          しばらくしてから、もう一度お試しください。表示中のお知らせはそのままご覧いただけます。
        </Alert>
      )}
      {next && (
        <Actions>
          <SubmitButton
            busy={loading && '読み込んでいます'}
            variant="secondary"
            onClick={() => loadMore(next)}
          >
            前のお知らせを見る
          </SubmitButton>
        </Actions>
      )}
    </>
  );
}
