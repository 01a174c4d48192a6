import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type * as Schema from '@/api/generated/schemas';
import { formatFineGb, formatGb } from '@/lib/data';
import { formatDay, japanMonth, japanTime, parseMonth } from '@/lib/date';
import { formatNumber } from '@/lib/yen';
import { ChartBox, useWidth } from '@/ui/chart/ChartBox';
import { TwinSection } from '@/ui/chart/TwinSection';
import { Nowrap } from '@/ui/page/Page';
import { DataTable } from '@/ui/row/DataTable';
import { dailyTop, numberedDays, usedByDay } from './dailyScale';

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

const Box = styled(ChartBox)`
  text[data-grid] {
    font-size: 12px;
  }
  text[data-today] {
    font-weight: 700;
    fill: var(--ink);
  }
`;

interface DailyChartProps {
  /** The whole in a sentence for the screen reader; the days are in the table twin. */
  label: string;
  /** MB by day of the month, the 1st first, up to the last known day. */
  used: readonly number[];
  /** Days of the month. */
  days: number;
  /** Day of the month; absent for a past month. */
  today?: number;
}

const gb = (mb: number) => `${formatNumber(Number((mb / 1000).toFixed(3)))}GB`;

/** Data used day by day, two gridlines, today solid (docs/design.md §9). */
export function DailyChart({ label, used, days, today }: DailyChartProps) {
  const [box, width] = useWidth<HTMLDivElement>();
  const height = width > 0 && width < 480 ? 106 : 180;
  const head = 20;
  const axis = head + height;
  const top = dailyTop(used);
  const column = width / days;
  const bar = Math.max(3, Math.round(column * 0.56));
  const middle = (day: number) => (day - 0.5) * column;
  return (
    <Box ref={box}>
      <svg role="img" aria-label={label} width={width} height={axis + 26}>
        {width > 0 && (
          <>
            {[top, top / 2].map((value) => {
              const y = Math.round(axis - (value / top) * height) + 0.5;
              return (
                <g key={value}>
                  <path d={`M0 ${y}h${width}`} stroke="var(--rule)" />
                  <text data-grid x={width} y={y - 6} textAnchor="end">
                    {gb(value)}
                  </text>
                </g>
              );
            })}
            {Array.from({ length: days }, (_, index) => {
              const day = index + 1;
              const x = Math.round(middle(day) - bar / 2);
              const mb = used[index];
              if (mb === undefined)
                return <path key={day} d={`M${middle(day)} ${axis}v-5`} stroke="var(--field)" />;
              const y = axis - (mb / top) * height;
              return (
                <g key={day}>
                  <rect
                    x={x}
                    y={y}
                    width={bar}
                    height={axis - y}
                    fill={day === today ? 'var(--svc)' : 'var(--bar)'}
                  />
                  {day !== today && mb > 0 && (
                    <rect x={x} y={y} width={bar} height="2" fill="var(--svc-mid)" />
                  )}
                </g>
              );
            })}
            <path d={`M0 ${axis + 0.5}h${width}`} stroke="var(--ink)" />
            {numberedDays(days, today).map((day) => (
              <text
                key={day}
                x={day === days ? width : middle(day)}
                y={axis + 20}
                textAnchor={day === days ? 'end' : 'middle'}
              >
                {day}
              </text>
            ))}
            {today !== undefined && (
              <text
                data-today
                x={Math.min(width - 14, Math.max(14, middle(today)))}
                y={axis + 20}
                textAnchor="middle"
              >
                今日
              </text>
            )}
          </>
        )}
      </svg>
    </Box>
  );
}

interface DailyTableProps {
  caption: string;
  /** MB by day of the month, the 1st first. */
  used: readonly number[];
  /** Text of a day, by its number. */
  dayText: (day: number) => string;
}

/** The table twin of `DailyChart`, latest day first, finer than the chart so that a small day isn't 0.0. */
export function DailyTable({ caption, used, dayText }: DailyTableProps) {
  return (
    <DataTable
      caption={caption}
      rows={used.map((mb, index) => ({ day: index + 1, mb })).reverse()}
      rowKey={({ day }) => String(day)}
      columns={[
        { key: 'day', head: '日', cell: ({ day }) => dayText(day) },
        {
          key: 'used',
          head: '使用量',
          right: true,
          cell: ({ mb }) => <Nowrap>{dayUse(mb)}</Nowrap>,
        },
      ]}
    />
  );
}

/** A day's use in the chart's unit. */
const dayUse = (mb: number) => (mb > 0 && mb < 10 ? '0.01GB未満' : formatFineGb(mb));

/** Whether the month was still running when its use was measured; a line that has ended has none that is. */
export const isRunning = (detail: Schema.DataTrafficUsageDetail): boolean =>
  detail.target_month === japanMonth(detail.as_of) && !hasEnded(detail);

/** Whether no month goes on, since the line has ended. */
export const hasEnded = ({ months }: Schema.DataTrafficUsageDetail): boolean =>
  months.length > 0 && !months.some(({ is_running }) => is_running);
