import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { formatDay } from '@/lib/date';
import { formatDifference, formatYen } from '@/lib/yen';
import { type } from '@/theme/type';
import { FieldError } from '@/ui/fields/FieldFrame';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { Announcement } from '@/ui/message/Announcement';
import { ChangeTable, type ChangeRow } from './ChangeTable';

const Root = styled.div`
  margin-top: 56px;
  padding-top: 20px;
  border-top: 2px solid var(--ink);
  h2 {
    ${type.label};
  }
`;

const Place = styled.div`
  margin-top: 8px;
`;

interface MonthlyResultProps {
  /** What an error summary leads to. */
  id: string;
  /** ISO day. */
  startsOn: string;
  rows: readonly ChangeRow[];
  /** Nothing was changed. */
  error: string | undefined;
}

/** What becomes of the monthly fee, live, below the fields (`look.md` "Pictures", plan). */
export function MonthlyResult({ id, startsOn, rows, error }: MonthlyResultProps) {
  const total = rows.reduce((sum, { after }) => sum + after, 0);
  const difference = rows.reduce((sum, { before, after }) => sum + after - before, 0);
  return (
    <Root>
      <h2 id={id} tabIndex={-1}>
        変更後の料金
      </h2>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Typography variant="body2" color="textSecondary">
        {formatDay(startsOn)}から
      </Typography>
      <Place>
        <ChangeTable caption="毎月の料金の、いまと変更後" rows={rows} total="毎月" />
        <GrandTotal flush label="毎月の差" value={formatDifference(difference)} />
      </Place>
      <Announcement>{spoken(total, difference)}</Announcement>
    </Root>
  );
}

function spoken(total: number, difference: number): string {
  const compared =
    difference === 0
      ? 'いまと変わりません。'
      : `いまより${formatYen(Math.abs(difference))}${difference > 0 ? '高く' : '安く'}なります。`;
  return `変更後の料金は、毎月${formatYen(total)}です。${compared}`;
}
