import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '@/api/generated/operations';
import { isRejection, queryOrRejection, read, useRead } from '@/api/query';
import type { ServiceType } from '@/config/runtimeConfig';
import { now } from '@/lib/clock';
import { daysUntil, formatDay, formatFullDay, formatShortDay } from '@/lib/date';
import { paths, topOf } from '@/paths';
import { useSession } from '@/session/current';
import { useServiceType } from '@/session/selectedService';
import { SkeletonLines } from '@/shell/ScreenLoading';
import { Mark } from '@/theme/icon/Mark';
import { KeepTogether } from '@/ui/KeepTogether';
import { Columns, Main, Nowrap } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import { Status } from '@/ui/status/Status';
import { WordWrap } from '@/ui/WordWrap';
import { AgendaSection } from './AgendaSection';
import { gather } from './gather';
import { LaneSection } from './LaneSection';
import { type AgendaDay, agendaOf, type Ended } from './pendingApplication';

/** All applications in progress, over all services of the account (docs/design.md §9). */
export default function ProgressScreen() {
  const service = useServiceType();
  const { open, ended, isLoading, isIncomplete, isRetrying, retry } = usePendingApplications();
  const days = agendaOf(open);
  return (
    <Container>
      <PageHead
        title="手続きの状況"
        back={{ to: topOf(service), label: '料金・お知らせ' }}
        lead={!isLoading && open.length > 0 && summary(days, open.length)}
      />
      {isLoading && (
        <Section label="これからの予定">
          <SkeletonLines />
        </Section>
      )}
      {!isLoading && open.length > 0 && (
        <>
          <LaneSection applications={open} />
          <AgendaSection days={days} />
        </>
      )}
      {!isLoading && isIncomplete && (
        <Section label="読み込めない手続き">
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 5 }}>
            <Status mark="dashedSquare" label="一部を読み込めません" ended />
            <Button variant="text" onClick={retry}>
              {isRetrying ? '読み込み中' : 'もう一度読み込む'}
            </Button>
          </Stack>
        </Section>
      )}
      {!isLoading && !isIncomplete && open.length === 0 && (
        <Columns>
          <Main>
            <EmptyState
              lead="いま進んでいる手続きはありません。"
              next="お申し込みになると、ここに日程が並びます。"
            >
              <Button variant="secondary" href={topOf(service)}>
                トップに戻る
              </Button>
            </EmptyState>
          </Main>
        </Columns>
      )}
      {!isLoading && ended.length > 0 && <EndedSection ended={ended} service={service} />}
    </Container>
  );
}

function summary(days: readonly AgendaDay[], count: number): ReactNode {
  const [first] = days;
  const next = (first?.items.find((one) => !one.next.over) ?? first?.items[0])?.next;
  if (!next || next.date === null)
    return (
      <>
        進んでいる手続きが<b>{count}件</b>あります。日程は、決まりしだいお知らせします。
      </>
    );
  const left = daysUntil(next.date, now());
  const day = (
    <b>
      <Nowrap>{left === 0 ? '今日' : formatDay(next.date)}</Nowrap>
    </b>
  );
  if (next.over)
    return (
      <>
        <WordWrap>{`${next.title}は、`}</WordWrap>
        <b>
          <KeepTogether>{next.over}</KeepTogether>
        </b>
        。
      </>
    );
  return (
    <>
      {left < 0 ? '予定は' : '次は'}
      {day}、<WordWrap>{`${next.title}です。`}</WordWrap>
    </>
  );
}

/**
 * Everything in progress and ended, over all services. The reads of single services that fail are left
 * out, and `isIncomplete` says so.
 */
function usePendingApplications() {
  const services = useSession()?.services ?? [];
  const sims = services.filter(({ service_type }) => service_type === 'mobile');
  const fibre = services.find(({ service_type }) => service_type === 'fixed')?.service_id;
  const procedure = useRead(api.getContractProcedure);
  const orders = useQueries({
    queries: sims.map(({ service_id }) =>
      queryOrRejection(read(api.getOrderApplication, { service_id })),
    ),
  });
  const construction = useQuery({
    ...read(api.getConstructionProgress),
    enabled: fibre !== undefined,
  });
  const deliveries = useQuery({ ...read(api.getDelivery), enabled: fibre !== undefined });

  const reads = [...orders, construction, deliveries];
  // While offline, a first read is paused: it has neither data nor an error.
  const failed = reads.filter(({ isError, isPaused, data }) => isError || (isPaused && !data));
  return {
    ...gather({
      procedure,
      sims: sims.flatMap((sim, index) => {
        const answer = orders[index]?.data;
        return answer && !isRejection(answer) ? [{ sim, orders: answer.applications }] : [];
      }),
      construction: construction.data?.construction ?? null,
      deliveries: deliveries.data?.deliveries ?? [],
      fibre,
    }),
    isLoading: reads.some((read) => read.isLoading),
    isIncomplete: failed.length > 0,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

/** A day at most this many days away is shown without its year. */
const near = 180;

interface EndedSectionProps {
  ended: readonly Ended[];
  service: ServiceType | undefined;
}

/** What ended in the last three months; older ones are in the notification history. */
function EndedSection({ ended, service }: EndedSectionProps) {
  return (
    <Section
      label="完了した手続き"
      caption="3か月分"
      aside={
        <Button
          variant="text"
          href={
            service === 'mobile' ? paths.mobileNotificationHistory() : paths.notificationHistory()
          }
          aria-label="すべて見る(お知らせ履歴)"
        >
          すべて見る
        </Button>
      }
    >
      <List>
        {ended.map(({ key, title, endedOn }) => (
          <ListItem
            key={key}
            sx={{
              display: { xs: 'block', sm: 'grid' },
              gridTemplateColumns: { sm: '152px minmax(0, 1fr)', md: '216px minmax(0, 1fr)' },
              alignItems: 'normal',
              py: '9px',
            }}
          >
            <Stack
              component="span"
              direction="row"
              sx={{
                alignItems: 'center',
                gap: 1.5,
                color: 'text.secondary',
                svg: { color: 'text.primary' },
              }}
            >
              <Mark name="done" />
              {endedDay(endedOn)}
            </Stack>
            {title}
          </ListItem>
        ))}
      </List>
    </Section>
  );
}

function endedDay(day: string): string {
  return Math.abs(daysUntil(day, now())) > near ? formatFullDay(day) : formatShortDay(day);
}
