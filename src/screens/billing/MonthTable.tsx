import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type * as Schema from '@/api/generated/schemas';
import { media } from '@/theme/media';
import { visuallyHidden } from '@/theme/type';
import { MonthRow } from './MonthRow';

/** Widths of the columns; the status takes what is left. */
const widths = [
  { sm: 88, md: 120 },
  {},
  { sm: 56, md: 92 },
  { sm: 112, md: 148 },
  { sm: 112, md: 140 },
];

interface MonthTableProps {
  /** What the table lists, for the screen reader. */
  caption: string;
  months: readonly Schema.BillMonth[];
  /** Yen, by month. */
  differences: ReadonlyMap<string, number>;
  onRetry: () => void;
  retrying: boolean;
  /** The first table of the page shows its column heads. */
  headed?: boolean;
  /** The months are of several years. */
  withYear?: boolean;
}

/** Months with status, invoice, difference and amount; at 640 and less two lines a month. */
export function MonthTable({ caption, months, differences, headed, ...row }: MonthTableProps) {
  return (
    <Table
      sx={{
        tableLayout: { sm: 'fixed' },
        ...(!headed && { thead: visuallyHidden }),
        'tbody :is(th, td)': {
          height: 50,
          py: '3px',
          [media.small]: { py: 2, verticalAlign: 'top' },
          [media.narrow]: { pr: 1 },
        },
        'tr > :last-child:is(th, td)': { pr: 0 },
        [media.print]: { fontSize: 'inherit', lineHeight: 'inherit' },
        [media.fromMedium]: { '[data-narrow]': { display: 'none' } },
        [media.small]: {
          'colgroup, [data-wide]': { display: 'none' },
          // Puts the month on the line of its amount, although its target for the finger is 44 high.
          'tbody th > a': { marginBlock: '-8px -4px' },
        },
      }}
    >
      <caption>{caption}</caption>
      <colgroup>
        {widths.map((width, index) => (
          <Box key={index} component="col" sx={{ width }} />
        ))}
      </colgroup>
      <TableHead>
        <TableRow>
          <TableCell>請求月</TableCell>
          <TableCell data-wide>状態</TableCell>
          <TableCell data-wide>請求書</TableCell>
          <TableCell data-wide align="right">
            先月との差
          </TableCell>
          <TableCell align="right">金額</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {months.map((bill) => (
          <MonthRow
            key={bill.month}
            bill={bill}
            difference={differences.get(bill.month)}
            {...row}
          />
        ))}
      </TableBody>
    </Table>
  );
}
