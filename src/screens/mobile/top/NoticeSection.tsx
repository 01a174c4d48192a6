import { useSuspenseQuery } from '@tanstack/react-query';
import { japanTime } from '@/lib/date';
import { paths } from '@/paths';
import { Link } from '@/ui/link/Link';
import { Section } from '@/ui/page/Section';
import { List, ListRow } from '@/ui/row/List';
import { Status } from '@/ui/status/Status';
import { mobileTopQueries } from './queries';

/** The newest notifications; they open on the page of all of them. */
export function NoticeSection() {
  const { unread_count, notifications } = useSuspenseQuery(mobileTopQueries.notification()).data;
  return (
    <Section
      label="お知らせ"
      caption={unread_count > 0 ? `未読 ${unread_count}件` : undefined}
      aside={
        <Link standalone to={paths.mobileNotificationHistory()} label="すべて見る(お知らせ)">
          すべて見る
        </Link>
      }
    >
      {notifications.length === 0 ? (
        <p>新しいお知らせはありません。</p>
      ) : (
        <List>
          {notifications.map(({ notification_id, date, title, is_unread, is_important }) => (
            <ListRow
              key={notification_id}
              when={monthAndDay(date)}
              mark={is_unread && <Status mark="dot" word="未読" />}
            >
              <Link ink to={`${paths.mobileNotificationHistory()}#${notification_id}`}>
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

function monthAndDay(date: string): string {
  const { month, day } = japanTime(date);
  return `${month}月${day}日`;
}
