import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type * as Schema from '@/api/generated/schemas';
import { now } from '@/lib/clock';
import { formatFineGb, formatGb } from '@/lib/data';
import { addMonths, daysUntil, formatClock, formatDay, formatMonth, japanTime } from '@/lib/date';
import { paths } from '@/paths';
import { Icon } from '@/theme/icon/Icon';
import { type Fact, Facts } from '@/ui/figure/Facts';
import { Figure } from '@/ui/figure/Figure';
import { Phrase } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { isRunning } from '../isRunning';

interface TrafficHeadProps {
  detail: Schema.DataTrafficUsageDetail;
  usage: Schema.DataTrafficUsage;
}

/** The month's use as figure-l, what is left, the average and the busiest day. */
export function TrafficHead({ detail, usage }: TrafficHeadProps) {
  const { used_mb, average_mb, target_month, busiest_day, days, months } = detail;
  const running = isRunning(detail);
  const before = months.find(({ month }) => month === addMonths(target_month, -1));
  const most = days.find(({ date }) => date === busiest_day);
  return (
    <PageHead
      back={
        <Button variant="text" startIcon={<Icon name="back" />} href={paths.mobileTop()}>
          料金・お知らせ
        </Button>
      }
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
