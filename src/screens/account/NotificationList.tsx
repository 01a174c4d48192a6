import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import List from '@mui/material/List';
import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Actions } from '@/ui/link/Actions';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { useDeferredRows } from '@/ui/useDeferredRows';
import { NotificationRow } from './NotificationRow';
import { accountQueries, type NotificationFilter, type NotificationHistory } from './queries';

interface NotificationListProps {
  filter: NotificationFilter;
  /** The first page. */
  first: NotificationHistory;
}

/** The pages read so far, and a button for the next page of older ones. */
export function NotificationList({ filter, first }: NotificationListProps) {
  const queryClient = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  const [focusAt, setFocusAt] = useState<number>();
  const later = useSuspenseQueries({
    queries: cursors.map((cursor) => accountQueries.notifications(filter, cursor)),
  });
  const pages = [first, ...later.map((page) => page.data)];
  const next = pages.at(-1)?.next_cursor;
  const rows = pages.flatMap((page, index) =>
    page.notifications.map((notification) => ({ page: index, notification })),
  );
  const drawn = useDeferredRows(rows);

  // The button may be gone, so the focus moves to the first announcement of the new page.
  useEffect(() => {
    if (focusAt !== undefined) list.current?.querySelectorAll('summary')[focusAt]?.focus();
  }, [focusAt]);

  const loadMore = async (cursor: string) => {
    if (loading) return;
    setLoading(true);
    setFailed(false);
    try {
      await queryClient.fetchQuery(accountQueries.notifications(filter, cursor));
      setCursors([...cursors, cursor]);
      setFocusAt(rows.length);
    } catch {
      setFailed(true);
    }
    setLoading(false);
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
      {failed && (
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
            onClick={() => void loadMore(next)}
          >
            前のお知らせを見る
          </SubmitButton>
        </Actions>
      )}
    </>
  );
}
