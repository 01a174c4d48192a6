import styled from '@emotion/styled';
import { formatGb } from '@/lib/data';
import { addMonths, formatDay, formatMonth, japanTime, parseMonth } from '@/lib/date';
import { paths } from '@/paths';
import { type } from '@/theme/type';
import { DailyChart } from '@/ui/chart/DailyChart';
import { DailyTable } from '@/ui/chart/DailyTable';
import { TwinSection } from '@/ui/chart/TwinSection';
import { Link } from '@/ui/link/Link';
import { Section } from '@/ui/page/Section';
import { usedByDay } from '../usedByDay';
import type { UsageDetail } from '../queries';
import { isRunning } from './isRunning';

const Months = styled.nav`
  ${type.small};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 20px;
  margin-top: 20px;
  color: var(--ink-2);
`;

/** The days of the month as a chart or a table, and the way to the month before and after. */
export function DaysSection({ detail }: { detail: UsageDetail }) {
  const { days, target_month, used_mb, busiest_day, as_of } = detail;
  const { year, month } = parseMonth(target_month);
  const label = `${month}月の日ごと`;
  const months = <MonthLinks detail={detail} />;
  if (days.length === 0)
    return (
      <Section label={label}>
        <p>この月は、まだ使っていません。</p>
        {months}
      </Section>
    );
  const used = usedByDay(days);
  const iso = (day: number) =>
    `${target_month.slice(0, 4)}-${target_month.slice(4)}-${String(day).padStart(2, '0')}`;
  const words =
    `${month}月の日ごとの使用量。合計${formatGb(used_mb)}GB` +
    (busiest_day ? `、いちばん多い日は${formatDay(busiest_day)}` : '');
  return (
    <TwinSection
      label={label}
      chart={
        <>
          <DailyChart
            label={words}
            used={used}
            days={new Date(Date.UTC(year, month, 0)).getUTCDate()}
            today={isRunning(detail) ? japanTime(as_of).day : undefined}
          />
          {months}
        </>
      }
      table={
        <>
          <DailyTable
            caption={`${month}月の日ごとの使用量`}
            used={used}
            dayWords={(day) => formatDay(iso(day))}
          />
          {months}
        </>
      }
    />
  );
}

function MonthLinks({
  detail: { previous_month, next_month, target_month },
}: {
  detail: UsageDetail;
}) {
  const link = (month: string, icon?: 'back' | 'arrow') => (
    <Link
      standalone
      icon={icon}
      to={paths.mobileTraffic(month)}
      label={`${formatMonth(month)}の使用量`}
    >
      {formatMonth(month)}
    </Link>
  );
  return (
    <Months aria-label="前後の月の使用量">
      {previous_month ? link(previous_month, 'back') : <span>これより前の月はありません</span>}
      {next_month
        ? link(next_month)
        : `${formatMonth(addMonths(target_month, 1))}は、はじまると見られます`}
    </Months>
  );
}
