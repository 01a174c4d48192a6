import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, read, useReads } from '@/api/query';
import { now } from '@/lib/clock';
import { formatFineGb, formatGb } from '@/lib/data';
import { addMonths, daysUntil, formatClock, formatDay, formatMonth, japanTime } from '@/lib/date';
import { paths } from '@/paths';
import { usageOf } from '@/screens/mobile/queries';
import { waitingIn } from '@/screens/shared/opening';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';
import { type Fact, Facts } from '@/ui/figure/Facts';
import { Figure } from '@/ui/figure/Figure';
import { Actions } from '@/ui/link/Actions';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { DataTable } from '@/ui/row/DataTable';
import { DaysOfMonth, hasEnded, isRunning } from '../DaysOfMonth';
import { SpeedSection } from '../SpeedSection';

/** Data used by day and by month, of the month that the address names (docs/design.md §6). */
export default function TrafficScreen() {
  const month = useSearchParams()[0].get('month');
  if (month !== null && !/^\d{4}(0[1-9]|1[0-2])$/.test(month)) return <NoSuchUsage />;
  return <TrafficOf month={month ?? undefined} />;
}

function TrafficOf({ month }: { month: string | undefined }) {
  const [detail, usage, { restrictions }] = useReads(
    usageOf(month),
    read(api.getDataTrafficUsage),
    read(api.getSettingsRestriction),
  );
  if (waitingIn(restrictions)) return <NoUsageYet />;
  if (isRejection(detail)) return <NoSuchUsage />;
  return (
    <Container>
      <TrafficHead detail={detail} usage={usage} />
      <DaysSection detail={detail} />
      {!hasEnded(detail) && (
        <SectionBoundary label="高速通信">
          <SpeedSection />
        </SectionBoundary>
      )}
      {detail.months.length > 0 && <MonthsSection months={detail.months} />}
    </Container>
  );
}

/** Shown before the SIM is open. */
function NoUsageYet() {
  return (
    <Container>
      <PageHead
        back={{ to: paths.mobileTop(), label: '料金・お知らせ' }}
        title="データの使用量"
        lead="SIMが開通すると、使ったデータの量をここに表示します。"
      >
        <Actions>
          <Button variant="text" href={paths.mobileProgress()}>
            手続きの状況を見る
          </Button>
        </Actions>
      </PageHead>
    </Container>
  );
}

/** The address names no month, or one that isn't kept any more. */
function NoSuchUsage() {
  return (
    <Container>
      <PageHead
        title="この月の使用量はありません"
        lead="アドレスの月が正しくないか、使用量を見られる期間を過ぎています。"
      >
        <Actions>
          <Button endIcon={<Icon name="arrow" />} href={paths.mobileTraffic()}>
            今月の使用量を見る
          </Button>
        </Actions>
      </PageHead>
    </Container>
  );
}

interface TrafficHeadProps {
  detail: Schema.DataTrafficUsageDetail;
  usage: Schema.DataTrafficUsage;
}

/** The month's use as figure-l, what is left, the average and the busiest day. */
function TrafficHead({ detail, usage }: TrafficHeadProps) {
  const { used_mb, average_mb, target_month, busiest_day, days, months } = detail;
  const running = isRunning(detail);
  const before = months.find(({ month }) => month === addMonths(target_month, -1));
  const most = days.find(({ date }) => date === busiest_day);
  return (
    <PageHead
      back={{ to: paths.mobileTop(), label: '料金・お知らせ' }}
      title="データの使用量"
      caption={period(detail)}
      figure={<Figure value={formatGb(used_mb)} unit="GB" />}
    >
      <Facts
        plain
        items={[
          running ? left(usage) : carriedOver(detail),
          {
            label: '1日あたり',
            value: formatFineGb(average_mb),
            note:
              before &&
              `${running ? '先月' : formatMonth(before.month)} ${formatFineGb(before.average_mb)}`,
          },
          {
            label: 'いちばん使った日',
            value: busiest_day ? formatDay(busiest_day) : '-',
            note: most && formatFineGb(most.used_mb),
          },
        ]}
      />
    </PageHead>
  );
}

/** `11月1日〜21日 10:40 時点`, or the whole month where it is over. */
function period(detail: Schema.DataTrafficUsageDetail): string {
  const { target_month, as_of, days } = detail;
  const month = formatMonth(target_month);
  const first = days[0] ? japanTime(days[0].date).day : 1;
  if (!isRunning(detail)) {
    const last = days.at(-1);
    return `${month}${first}日〜${last ? japanTime(last.date).day : first}日`;
  }
  const today = japanTime(as_of).day;
  const until = first === today ? '' : `〜${today}日`;
  return `${month}${first}日${until} ${formatClock(as_of)} 時点`;
}

function left({ left_mb, forecast }: Schema.DataTrafficUsage): Fact {
  if (left_mb === null) return { label: '残り', value: '無制限' };
  return { label: '残り', value: `${formatGb(left_mb)}GB`, note: forecastText(forecast) };
}

function forecastText({ state, runs_out_on }: Schema.DataTrafficUsage['forecast']): ReactNode {
  switch (state) {
    case 'enough':
      return 'いまの使い方なら月末まで足ります';
    case 'short':
      return runs_out_on && daysUntil(runs_out_on, now()) > 0
        ? soon(`${formatDay(runs_out_on)}ごろ`)
        : soon('まもなく');
    case 'used_up':
      return '使い切りました';
    default:
      return undefined;
  }
}

const soon = (when: string) => (
  <>
    <Phrase>{when}</Phrase>
    <Phrase>使い切りそうです</Phrase>
  </>
);

/** The data that a past month carried over to the next. */
function carriedOver({ months, target_month }: Schema.DataTrafficUsageDetail): Fact {
  const month = months.find((one) => one.month === target_month);
  const carried = month?.carried_over_mb ?? null;
  return {
    label: '次の月へ繰り越し',
    value: carried === null ? '-' : `${formatGb(carried)}GB`,
    note: month && month.plan_mb !== null && `契約の量 ${formatGb(month.plan_mb)}GB`,
  };
}

/** The days of the month as a chart or a table, and the way to the month before and after. */
function DaysSection({ detail }: { detail: Schema.DataTrafficUsageDetail }) {
  const label = `${formatMonth(detail.target_month)}の日ごと`;
  const months = <MonthLinks detail={detail} />;
  if (detail.days.length > 0) return <DaysOfMonth detail={detail} label={label} more={months} />;
  return (
    <Section label={label}>
      <p>この月は、まだ使っていません。</p>
      {months}
    </Section>
  );
}

function MonthLinks({ detail }: { detail: Schema.DataTrafficUsageDetail }) {
  const { previous_month, next_month, target_month } = detail;
  const link = (month: string, icon?: 'back') => (
    <Button
      variant="text"
      startIcon={icon && <Icon name={icon} />}
      href={paths.mobileTraffic(month)}
      aria-label={`${formatMonth(month)}の使用量`}
    >
      {formatMonth(month)}
    </Button>
  );
  const nextMonth = formatMonth(addMonths(target_month, 1));
  const noNext = hasEnded(detail)
    ? 'これより後の月はありません'
    : `${nextMonth}分は${nextMonth}1日からご覧いただけます`;
  return (
    <Typography
      variant="help"
      component="nav"
      data-print="none"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 5,
        mt: 5,
      }}
      aria-label="前後の月の使用量"
    >
      {previous_month ? link(previous_month, 'back') : <span>これより前の月はありません</span>}
      {next_month ? link(next_month) : noNext}
    </Typography>
  );
}

const Bar = styled.svg`
  display: block;
  width: min(290px, 22vw);
  height: 14px;
  print-color-adjust: exact;
`;

const Gb = styled(Nowrap)`
  font-size: 18px;
  small {
    margin-left: 2px;
    font-size: 14px;
    color: var(--ink-2);
  }
  ${media.small} {
    [data-below] & {
      font-size: inherit;
    }
  }
  ${media.crowded} {
    white-space: nowrap !important;
  }
`;

/** The last months, each with a bar for what was used (docs/design.md §6). */
function MonthsSection({ months }: { months: readonly Schema.MonthUsage[] }) {
  const most = Math.max(1, ...months.map(({ used_mb }) => used_mb));
  const oldest = months.at(-1);
  return (
    <Section label="月ごと" caption={oldest && `${formatMonth(oldest.month)}から`}>
      <DataTable
        caption="月ごとの使用量"
        rows={months}
        rowKey={({ month }) => month}
        columns={[
          { key: 'month', head: '月', cell: monthName },
          {
            key: 'bar',
            head: '使った分',
            cell: ({ used_mb, is_running }) => <UsedBar part={used_mb / most} solid={is_running} />,
          },
          { key: 'used', head: '使用量', right: true, cell: ({ used_mb }) => gb(used_mb) },
          {
            key: 'plan',
            head: '契約の量',
            right: true,
            below: true,
            cell: ({ plan_mb }) => below('契約', plan_mb === null ? '無制限' : gb(plan_mb)),
          },
          {
            key: 'carried',
            head: '次の月へ繰り越し',
            right: true,
            below: true,
            cell: ({ carried_over_mb }) =>
              carried_over_mb === null ? (
                <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                  -
                </Box>
              ) : (
                below('繰り越し', gb(carried_over_mb))
              ),
          },
        ]}
      />
    </Section>
  );
}

const monthName = ({ month, is_running }: Schema.MonthUsage) =>
  is_running ? (
    <Nowrap>
      <b>{formatMonth(month)}</b>{' '}
      <Box component="small" sx={{ fontSize: 14, fontWeight: 400, color: 'text.secondary' }}>
        途中
      </Box>
    </Nowrap>
  ) : (
    formatMonth(month)
  );

const gb = (mb: number) => (
  <Gb>
    {formatGb(mb)}
    <small>GB</small>
  </Gb>
);

/** At 640 and less the content is below the month, with the name of its column. */
const below = (label: string, content: ReactNode) => (
  <span data-below>
    <Box component="span" sx={{ display: { xs: 'inline', sm: 'none' } }}>
      {label}{' '}
    </Box>
    {content}
  </span>
);

function UsedBar({ part, solid }: { part: number; solid: boolean }) {
  const end = `${part * 100}%`;
  return (
    <Bar aria-hidden="true">
      <rect width={end} height="14" fill={solid ? 'var(--svc)' : 'var(--bar)'} />
      {part > 0 && (
        <rect x={end} width="3" height="14" fill="var(--svc-mid)" transform="translate(-3 0)" />
      )}
    </Bar>
  );
}
