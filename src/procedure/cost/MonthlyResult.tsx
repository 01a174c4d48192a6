import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDay } from '@/lib/date';
import { formatDifference, formatYen } from '@/lib/yen';
import { ChoiceSum } from '@/procedure/StayingBar';
import { FieldError } from '@/ui/fields/FieldFrame';
import { Amount } from '@/ui/figure/Amount';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { Announcement } from '@/ui/message/Announcement';
import { type ChangeRow, ChangeTable } from './ChangeTable';

interface MonthlyResultProps {
  /** Id of the heading, which the error summary links to. */
  id: string;
  /** ISO day. */
  startsOn: string;
  rows: readonly ChangeRow[];
  /** Shown when nothing was changed. */
  error: string | undefined;
}

/** The monthly fee after the change, below the fields and updated with them (docs/design.md §7). */
export function MonthlyResult({ id, startsOn, rows, error }: MonthlyResultProps) {
  const total = rows.reduce((sum, { after }) => sum + after, 0);
  const difference = rows.reduce((sum, { before, after }) => sum + after - before, 0);
  return (
    <Box sx={{ mt: 14, pt: 5, borderTop: 2, borderColor: 'text.primary' }}>
      <Typography variant="label" id={id} tabIndex={-1}>
        変更後の料金
      </Typography>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Typography variant="help">{formatDay(startsOn)}から</Typography>
      <Box sx={{ mt: 2 }}>
        <ChangeTable caption="毎月の料金の、いまと変更後" rows={rows} total="毎月" />
        <GrandTotal flush label="毎月の差" value={formatDifference(difference)} />
      </Box>
      <Announcement>{spoken(total, difference)}</Announcement>
    </Box>
  );
}

function spoken(total: number, difference: number): string {
  const compared =
    difference === 0
      ? 'いまと変わりません。'
      : `いまより${formatYen(Math.abs(difference))}${difference > 0 ? '高く' : '安く'}なります。`;
  return `変更後の料金は、毎月${formatYen(total)}です。${compared}`;
}

interface MonthlySumProps {
  rows: readonly ChangeRow[];
  /** Whether anything but the current content is chosen. */
  isChanged: boolean;
}

/** What becomes of the monthly fee, in the bar that stays. */
export function MonthlySum({ rows, isChanged }: MonthlySumProps) {
  const total = rows.reduce((sum, { after }) => sum + after, 0);
  const difference = rows.reduce((sum, { before, after }) => sum + after - before, 0);
  return (
    <ChoiceSum
      value={
        <>
          毎月 <Amount value={total} strong />
        </>
      }
      note={noteOf(isChanged, difference)}
    />
  );
}

function noteOf(isChanged: boolean, difference: number): string {
  if (!isChanged) return 'いまと同じです';
  if (difference === 0) return 'いまと同じ料金です';
  return `いまより${formatYen(Math.abs(difference))}${difference > 0 ? '高い' : '安い'}`;
}
