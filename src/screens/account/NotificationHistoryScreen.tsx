import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { topOf } from '@/paths';
import { useServiceType } from '@/session/selectedService';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { Icon } from '@/theme/icon/Icon';
import { DeferredContent } from '@/ui/page/DeferredContent';
import { PageHead } from '@/ui/page/PageHead';
import { EmptyState } from '@/ui/state/EmptyState';
import { Tabs } from '@/ui/step/Tabs';
import { useEntryState } from '@/ui/useEntryState';
import { earlierLabel, EarlierNotices } from './EarlierNotices';
import { NoticeSettings } from './NoticeSettings';
import { type NotificationFilter, NotificationList } from './NotificationList';

const nothing: Record<NotificationFilter, string> = {
  all: 'この1年に届いたお知らせはありません。',
  unread: '未読のお知らせはありません。',
  important: '大切なお知らせはありません。',
};

/** The announcements of a year; one opens in place and counts as read then (docs/design.md §7). */
export default function NotificationHistoryScreen() {
  const service = useServiceType();
  const [filter, setFilter] = useEntryState<NotificationFilter>('filter', 'all');
  // The list on screen stays while the next one is read; the tab changes at once.
  const shown = useDeferredValue(filter);
  const { data } = useSuspenseQuery(read(api.getNotificationHistory, { filter: shown }));

  return (
    <Container>
      <PageHead
        title="お知らせ履歴"
        back={
          <Button variant="text" startIcon={<Icon name="back" />} href={topOf(service)}>
            料金・お知らせ
          </Button>
        }
      >
        {data.total_count === 0 ? (
          <Box sx={{ mt: { xs: 5, sm: 7 }, borderTop: 1, borderColor: 'text.primary' }}>
            <EmptyState
              lead={nothing.all}
              next="請求の確定やお手続きのご案内が届くと、ここに新しい順で並びます。"
            >
              <Button variant="secondary" href={topOf(service)}>
                トップに戻る
              </Button>
            </EmptyState>
          </Box>
        ) : (
          <Box sx={{ mt: { xs: 5, sm: 7 } }}>
            <Tabs
              label="お知らせの絞り込み"
              value={filter}
              onChange={(next) => setFilter(next as NotificationFilter)}
              items={[
                { value: 'all', label: 'すべて', count: data.total_count },
                { value: 'unread', label: '未読', count: data.unread_count },
                { value: 'important', label: '大切なもの', count: data.important_count },
              ]}
            >
              {data.notifications.length === 0 ? (
                <EmptyState small lead={nothing[shown]} />
              ) : (
                <NotificationList key={shown} filter={shown} first={data} />
              )}
            </Tabs>
          </Box>
        )}
      </PageHead>
      <NoticeSettings />
      {service !== 'mobile' && (
        <DeferredContent>
          <SectionBoundary label={earlierLabel}>
            <EarlierNotices />
          </SectionBoundary>
        </DeferredContent>
      )}
    </Container>
  );
}
