import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { formatShortDay } from '@/lib/date';
import { Section } from '@/ui/page/Section';
import { ListRow } from '@/ui/row/ListRow';
import { Status } from '@/ui/status/Status';

interface NoticeListProps {
  /** As the contract's notification read answers. */
  notices: {
    unread_count: number;
    notifications: readonly {
      notification_id: string;
      date: string;
      title: string;
      is_unread: boolean;
      is_important: boolean;
    }[];
  };
  /** The page of all of them, on which each opens. */
  history: string;
}

/** The newest notifications, on a service's top. */
export function NoticeList({ notices: { unread_count, notifications }, history }: NoticeListProps) {
  return (
    <Section
      label="お知らせ"
      caption={unread_count > 0 ? `未読 ${unread_count}件` : undefined}
      aside={
        <Button variant="text" href={history} aria-label="すべて見る(お知らせ)">
          すべて見る
        </Button>
      }
    >
      {notifications.length === 0 ? (
        <p>新しいお知らせはありません。</p>
      ) : (
        <List>
          {notifications.map(({ notification_id, date, title, is_unread, is_important }) => (
            <ListRow
              key={notification_id}
              when={formatShortDay(date)}
              mark={is_unread && <Status mark="dot" label="未読" />}
            >
              <Link variant="title" href={`${history}#${notification_id}`}>
                {is_important && '【大切】'}
                {title}
              </Link>
            </ListRow>
          ))}
        </List>
      )}
    </Section>
  );
}
