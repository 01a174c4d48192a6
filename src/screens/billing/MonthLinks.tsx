import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDay, formatMonth, japanTime } from '@/lib/date';
import { billsOf } from '@/paths';
import { useServiceType } from '@/session/selectedService';
import { Icon } from '@/theme/icon/Icon';

interface MonthLinksProps {
  previous: { month: string } | null;
  /** `fixing_date`: ISO day on which that bill will be fixed; null once it is fixed. */
  next: { month: string; fixing_date: string | null } | null;
}

/** Links to the month before and the month after, or the day on which the next bill will be fixed. */
export function MonthLinks({ previous, next }: MonthLinksProps) {
  const { month: path } = billsOf(useServiceType());
  if (!previous && !next) return null;
  return (
    <Stack
      component="nav"
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: { xs: 'space-between', sm: 'flex-start' },
        columnGap: 5,
        width: { xs: '100%', sm: 'auto' },
        ml: 'auto',
      }}
      aria-label="前後の月のご請求"
    >
      {previous && (
        <Button variant="text" startIcon={<Icon name="back" />} href={path(previous.month)}>
          {formatMonth(previous.month)}
        </Button>
      )}
      {next &&
        (next.fixing_date === null ? (
          <Button variant="text" href={path(next.month)}>
            {formatMonth(next.month)}
          </Button>
        ) : (
          <Typography component="span" variant="body2" color="textSecondary">
            {formatMonth(next.month)}は{dayWithin(next.month, next.fixing_date)}に確定します
          </Typography>
        ))}
    </Stack>
  );
}

/** `16日(水)` within the month itself, `1月16日(土)` in another. */
function dayWithin(month: string, date: string): string {
  const { day, weekday, month: number } = japanTime(date);
  return Number(month.slice(4)) === number ? `${day}日(${weekday})` : formatDay(date);
}
