import type { ReactNode } from 'react';
import type * as Schema from '@/api/generated/schemas';
import { formatGb } from '@/lib/data';
import { formatDay, japanTime, parseMonth } from '@/lib/date';
import { TwinSection } from '@/ui/chart/TwinSection';
import { DailyChart } from './DailyChart';
import { DailyTable } from './DailyTable';
import { isRunning } from './isRunning';
import { usedByDay } from './usedByDay';

interface DaysOfMonthProps {
  detail: Schema.DataTrafficUsageDetail;
  label: string;
  caption?: string;
  /** Shown below the chart and below the table. */
  more: ReactNode;
}

/** Data used by the days of a month, as a chart or as a table. */
export function DaysOfMonth({ detail, label, caption, more }: DaysOfMonthProps) {
  const { days, target_month, used_mb, busiest_day, as_of } = detail;
  const { year, month } = parseMonth(target_month);
  const used = usedByDay(days);
  const what = `${month}月の日ごとの使用量`;
  const iso = (day: number) =>
    `${target_month.slice(0, 4)}-${target_month.slice(4)}-${String(day).padStart(2, '0')}`;
  return (
    <TwinSection
      label={label}
      caption={caption}
      chart={
        <>
          <DailyChart
            label={
              `${what}。合計${formatGb(used_mb)}GB` +
              (busiest_day ? `、いちばん多い日は${formatDay(busiest_day)}` : '')
            }
            used={used}
            days={new Date(Date.UTC(year, month, 0)).getUTCDate()}
            today={isRunning(detail) ? japanTime(as_of).day : undefined}
          />
          {more}
        </>
      }
      table={
        <>
          <DailyTable caption={what} used={used} dayText={(day) => formatDay(iso(day))} />
          {more}
        </>
      }
    />
  );
}
