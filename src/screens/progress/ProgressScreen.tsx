import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { now } from '@/lib/clock';
import { daysUntil, formatDay } from '@/lib/date';
import { topOf } from '@/paths';
import { useServiceType } from '@/session/selectedService';
import { SkeletonLines } from '@/shell/ScreenLoading';
import { Icon } from '@/theme/icon/Icon';
import { Columns, Main, Nowrap } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import { Status } from '@/ui/status/Status';
import { WordWrap } from '@/ui/WordWrap';
import { type AgendaDay, agendaOf } from './agenda';
import { AgendaSection } from './AgendaSection';
import { EndedSection } from './EndedSection';
import { LaneSection } from './LaneSection';
import { usePendingApplications } from './usePendingApplications';

/** All applications in progress, over all services of the account (docs/design.md §9). */
export default function ProgressScreen() {
  const service = useServiceType();
  const { open, ended, isLoading, isIncomplete, isRetrying, retry } = usePendingApplications();
  const days = agendaOf(open);
  return (
    <Container>
      <PageHead
        title="手続きの状況"
        back={
          <Button variant="text" startIcon={<Icon name="back" />} href={topOf(service)}>
            料金・お知らせ
          </Button>
        }
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
  const title = first?.items[0]?.next.title;
  if (!first || first.date === null || title === undefined)
    return (
      <>
        進んでいる手続きが<b>{count}件</b>あります。日程は、決まりしだいお知らせします。
      </>
    );
  const left = daysUntil(first.date, now());
  const day = (
    <b>
      <Nowrap>{left === 0 ? '今日' : formatDay(first.date)}</Nowrap>
    </b>
  );
  return (
    <>
      {left < 0 ? '予定は' : '次は'}
      {day}、<WordWrap>{`${title}です。`}</WordWrap>
    </>
  );
}
