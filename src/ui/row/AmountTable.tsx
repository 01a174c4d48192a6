import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { media } from '@/theme/media';
import { visuallyHidden } from '@/theme/type';
import { Amount } from '@/ui/figure/Amount';
import { KeepTogether } from '@/ui/KeepTogether';
import { WordWrap } from '@/ui/WordWrap';

/** Seven digits with their sign, bold, are wider than the column of a small screen. */
const long = 1_000_000;

/** Of the whole table, so that its rows have no styles of their own. */
const table = {
  '& th, & td': { py: '13px', [media.print]: { py: 1 } },
  '& tbody tr:first-of-type > *': { pt: 0 },
  '& col + col': { width: { xs: 112, sm: 140 } },
  '&[data-long] col + col': { width: { xs: 132, sm: 140 } },
  // One cell for name and note, so that a small screen can set the note below without a second table.
  '& tbody th > div': {
    display: { xs: 'block', sm: 'grid' },
    gridTemplateColumns: 'minmax(0, 369fr) minmax(0, 358fr)',
    columnGap: 3,
    alignItems: 'baseline',
    pr: 3,
  },
};

export interface AmountRow {
  key: string;
  name: ReactNode;
  note?: ReactNode;
  /** Yen. */
  amount: number;
}

interface AmountTableProps {
  /** What the table lists, for the screen reader. */
  caption: string;
  rows: readonly AmountRow[];
  subtotal?: { label: string; amount: number };
  /** Differences, with their sign. */
  signed?: boolean;
}

/** Items and amounts on the page's one axis, subtotal under 1px of ink (docs/design.md §4). */
export function AmountTable({ caption, rows, subtotal, signed }: AmountTableProps) {
  const amounts = [...rows, ...(subtotal ? [subtotal] : [])].map(({ amount }) => Math.abs(amount));
  return (
    <Table padding="none" data-long={Math.max(0, ...amounts) >= long || undefined} sx={table}>
      <caption>{caption}</caption>
      <colgroup>
        <col />
        <col />
      </colgroup>
      <TableHead sx={visuallyHidden}>
        <TableRow>
          <TableCell>項目</TableCell>
          <TableCell>金額</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.key}>
            <TableCell component="th" scope="row">
              <div>
                <div>
                  {typeof row.name === 'string' ? <WordWrap>{row.name}</WordWrap> : row.name}
                </div>
                {row.note && (
                  <Typography
                    component="div"
                    variant="help"
                    sx={{ [media.print]: { typography: 'caption' } }}
                  >
                    <KeepTogether>{row.note}</KeepTogether>
                  </Typography>
                )}
              </div>
            </TableCell>
            <TableCell align="right">
              <Amount value={row.amount} signed={signed} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      {subtotal && (
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row">
              {subtotal.label}
            </TableCell>
            <TableCell align="right">
              <Amount value={subtotal.amount} signed={signed} strong />
            </TableCell>
          </TableRow>
        </TableFooter>
      )}
    </Table>
  );
}
