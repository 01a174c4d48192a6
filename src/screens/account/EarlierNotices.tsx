import List from '@mui/material/List';
import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { formatFullDay } from '@/lib/date';
import { Prose } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { Disclosure } from '@/ui/row/Disclosure';
export const earlierLabel = '以前のお知らせ';

/**
 * Notices to the fibre contract from before the history that all services have. Shows nothing if there are
 * none, and nothing while they are read, since newer customers have none. Stands below a `SectionBoundary`.
 */
export function EarlierNotices() {
  const { data } = useQuery({ ...read(api.getFixedNotificationHistory), throwOnError: true });
  if (!data || data.notifications.length === 0) return null;
  return (
    <Section label={earlierLabel} caption={`${data.notifications.length}件`}>
      <List>
        {data.notifications.map(({ notification_id, date, title, paragraphs }) => (
          <li key={notification_id}>
            <Disclosure name={notification_id} eyebrow={formatFullDay(date)} title={title}>
              <Prose>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </Prose>
            </Disclosure>
          </li>
        ))}
      </List>
    </Section>
  );
}
