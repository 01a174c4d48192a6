import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import { type QueryClient, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read, useRead } from '@/api/query';
import { procedureNames, procedureTitle } from '@/catalogue/contract';
import { formatDay, formatFullDay } from '@/lib/date';
import { paths, topOf } from '@/paths';
import { useSession } from '@/session/current';
import { useServiceType } from '@/session/selectedService';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { useHasRoute } from '@/shell/route';
import { Icon } from '@/theme/icon/Icon';
import { palt } from '@/theme/type';
import { KeepTogether } from '@/ui/KeepTogether';
import { Actions } from '@/ui/link/Actions';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { DeferredContent, useDeferredRows } from '@/ui/page/DeferredContent';
import { Prose } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { Disclosure } from '@/ui/row/Disclosure';
import { LinkRows } from '@/ui/row/LinkRows';
import { EmptyState } from '@/ui/state/EmptyState';
import { Status } from '@/ui/status/Status';
import { Tabs } from '@/ui/step/Tabs';
import { useEntryState } from '@/ui/useEntryState';
import { useEmail } from './useEmail';

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
  const data = useRead(api.getNotificationHistory, { filter: shown });

  return (
    <Container>
      <PageHead title="お知らせ履歴" back={{ to: topOf(service), label: '料金・お知らせ' }}>
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
      {service !== 'mobile' && (
        <DeferredContent>
          <SectionBoundary label={earlierLabel}>
            <EarlierNotices />
          </SectionBoundary>
        </DeferredContent>
      )}
      <NoticeSettings />
    </Container>
  );
}

/**
 * What a customer can set about announcements: which offers come and how, and the address of the mail. The
 * page of the offers is fibre's; without fibre they are set by phone (docs/product.md §4.3).
 */
function NoticeSettings() {
  const mobile = useServiceType() === 'mobile';
  const { services = [] } = useSession() ?? {};
  const { email, isFirst } = useEmail();
  const hasFibre = services.some(({ service_type }) => service_type === 'fixed');
  const offers = {
    title: procedureNames.promotion,
    help: 'メール・SMS・郵送から選べます',
    to: paths.promotion(),
  };
  return (
    <Section label="お知らせの設定">
      <LinkRows
        items={[
          ...(hasFibre ? [offers] : []),
          {
            title: procedureTitle('email', isFirst),
            help: email && `いまは${email}`,
            to: mobile ? paths.mobileMail() : paths.mail(),
          },
        ]}
      />
    </Section>
  );
}

type NotificationFilter = 'all' | 'unread' | 'important';

interface NotificationListProps {
  filter: NotificationFilter;
  first: Schema.NotificationHistory;
}

/** The pages read so far, and a button for the next page of older ones. */
function NotificationList({ filter, first }: NotificationListProps) {
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

const Title = styled.span`
  ${{ ...palt }};
  &[data-unread],
  details[open] & {
    font-weight: 700;
  }
`;

const Facts = styled.div`
  margin: 16px 0 12px;
  padding-top: 13px;
  border-block: 1px solid var(--rule);
`;

/** One announcement: date and title; its text, facts and link open in place. */
function NotificationRow({ notification }: { notification: Schema.Notification }) {
  const queryClient = useQueryClient();
  const hasRoute = useHasRoute();
  const { hash } = useLocation();
  const { notification_id: id, date, title, is_unread, paragraphs, rows, link } = notification;
  // A notice on a service top links to its announcement here by the hash.
  const isAskedFor = hash === `#${id}`;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isAskedFor) row.current?.scrollIntoView({ block: 'center' });
  }, [isAskedFor]);
  return (
    <li ref={row}>
      <Disclosure
        name={id}
        open={isAskedFor}
        eyebrow={
          <>
            {formatDay(date)}
            {is_unread && (
              <Box component="span" sx={{ color: 'text.primary' }}>
                <Status mark="dot" label="未読" />
              </Box>
            )}
          </>
        }
        title={<Title data-unread={is_unread || undefined}>{title}</Title>}
        onOpen={() => {
          if (is_unread) void markOpened(queryClient, id);
        }}
      >
        <Prose>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <KeepTogether>{paragraph}</KeepTogether>
            </p>
          ))}
        </Prose>
        {rows.length > 0 && (
          <Facts>
            <DescriptionList
              items={rows.map(({ label, value }) => ({
                term: label,
                value: /^[\d,]+円$/.test(value) ? <b>{value}</b> : value,
              }))}
            />
          </Facts>
        )}
        {link?.type === 'internal' && hasRoute(link.url) && (
          <Button
            variant="text"
            endIcon={<Icon name="arrow" />}
            href={link.url}
            sx={{ fontWeight: 700 }}
          >
            {link.text}
          </Button>
        )}
        {link?.type === 'external' && (
          <Button variant="text" sx={{ fontWeight: 700 }} href={link.url}>
            {link.text}
          </Button>
        )}
      </Disclosure>
    </li>
  );
}

const earlierLabel = '以前のお知らせ';

/**
 * Notices to the fibre contract from before the history that all services have. Shows nothing if there are
 * none, and nothing while they are read, since newer customers have none. Stands below a `SectionBoundary`.
 */
function EarlierNotices() {
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

/**
 * Reports an opened announcement to the server, and marks it read in all lists in the cache. The history isn't
 * read again now, so that the announcement stays in the list 未読 while the customer reads it. If the report
 * fails, it stays unread here too.
 */
async function markOpened(queryClient: QueryClient, id: string): Promise<void> {
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
