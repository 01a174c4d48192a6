import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type * as Schema from '@/api/generated/schemas';
import { addMonths, formatMonth } from '@/lib/date';
import { paths } from '@/paths';
import { Icon } from '@/theme/icon/Icon';
import { Section } from '@/ui/page/Section';
import { DaysOfMonth } from '../DaysOfMonth';

/** The days of the month as a chart or a table, and the way to the month before and after. */
export function DaysSection({ detail }: { detail: Schema.DataTrafficUsageDetail }) {
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

function MonthLinks({
  detail: { previous_month, next_month, target_month },
}: {
  detail: Schema.DataTrafficUsageDetail;
}) {
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
  return (
    <Typography
      variant="body2"
      component="nav"
      color="textSecondary"
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
      {next_month ? link(next_month) : `${nextMonth}分は${nextMonth}1日からご覧いただけます`}
    </Typography>
  );
}
