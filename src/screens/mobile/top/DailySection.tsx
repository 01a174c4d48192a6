import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { now } from '@/lib/clock';
import { formatGb } from '@/lib/data';
import { formatDay, japanMonth, japanTime, parseMonth } from '@/lib/date';
import { paths } from '@/paths';
import { Link } from '@/ui/link/Link';
import { DailyChart } from '@/ui/chart/DailyChart';
import { DailyTable } from '@/ui/chart/DailyTable';
import { TwinSection } from '@/ui/chart/TwinSection';
import { Section } from '@/ui/page/Section';
import { mobileTopQueries } from './queries';
import { usedByDay } from './usedByDay';

const More = styled.p`
  margin-top: 12px;
`;

/** Data used day by day this month, as a chart or as a table. */
export function DailySection() {
  const { data } = useSuspenseQuery(mobileTopQueries.usageDetail());
  const { days, target_month, used_mb, busiest_day } = data;
  if (days.length === 0)
    return (
      <Section label="日ごとの使用量">
        <p>今月は、まだ使っていません。</p>
      </Section>
    );
  const { year, month } = parseMonth(target_month);
  const used = usedByDay(days);
  const more = (
    <More>
      <Link standalone to={paths.mobileTraffic()}>
        月ごとの使用量を見る
      </Link>
    </More>
  );
  const isRunning = target_month === japanMonth(now());
  return (
    <TwinSection
      label="日ごとの使用量"
      caption={`合計 ${formatGb(used_mb)}GB`}
      chart={
        <>
          <DailyChart
            label={
              `${month}月の日ごとの使用量。合計${formatGb(used_mb)}GB` +
              (busiest_day ? `、いちばん多い日は${formatDay(busiest_day)}` : '')
            }
            used={used}
            days={new Date(Date.UTC(year, month, 0)).getUTCDate()}
            today={isRunning ? japanTime(now()).day : undefined}
          />
          {more}
        </>
      }
      table={
        <>
          <DailyTable
            caption={`${month}月の日ごとの使用量`}
            used={used}
            dayWords={(day) =>
              formatDay(
                `${target_month.slice(0, 4)}-${target_month.slice(4)}-${String(day).padStart(2, '0')}`,
              )
            }
          />
          {more}
        </>
      }
    />
  );
}
