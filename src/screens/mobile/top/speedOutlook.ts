import type * as Schema from '@/api/generated/schemas';
import { formatFineGb, formatGb } from '@/lib/data';
import { daysUntil, formatDay } from '@/lib/date';

/**
 * What the switch means for the rest of the month: how long the data lasts, and that it stays while
 * high speed is off.
 * @param at the moment from which days are counted
 * @returns undefined where no data is counted or left
 */
export function speedOutlook(
  { left_mb, forecast }: Pick<Schema.DataTrafficUsage, 'left_mb' | 'forecast'>,
  isHighSpeed: boolean,
  at: Date,
): string | undefined {
  const { state, days_left, runs_out_on } = forecast;
  if (left_mb === null || left_mb === 0 || days_left < 1) return undefined;
  if (state !== 'enough' && state !== 'short' && state !== 'used_up') return undefined;
  const left = `${formatGb(left_mb)}GB`;
  const aDay = formatFineGb(Math.trunc(left_mb / days_left));
  const isLastDay = days_left === 1;
  if (!isHighSpeed)
    return `残りの${left}は、オフの間はそのまま残ります。オンに戻すと、${isLastDay ? '今日のうちに' : `月末まで1日あたり${aDay}`}使えます。`;
  if (state === 'short' && runs_out_on)
    return `いまの使い方では、${dayText(runs_out_on, at)}使い切ります。オフの間は、残りの${left}が減りません。`;
  return isLastDay
    ? `今日のうちは、残りの${left}まで高速で使えます。`
    : `月末まで、1日あたり${aDay}まで高速で使えます。`;
}

const dayText = (day: string, at: Date) =>
  daysUntil(day, at) <= 0 ? '今日のうちに' : `${formatDay(day)}ごろに`;
