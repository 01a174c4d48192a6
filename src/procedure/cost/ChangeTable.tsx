import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { media } from '@/theme/media';
import { visuallyHidden } from '@/theme/type';
import { Amount } from '@/ui/figure/Amount';
import { WordWrap } from '@/ui/WordWrap';

/**
 * Styles of a narrow table of old and new: in three columns a word of the label would break, and two sums of
 * eight digits would touch, so the label of a row is above its two values.
 */
export const labelAbove = {
  '&, thead, tbody, tfoot': { display: 'block' },
  tr: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 2,
    py: 3,
  },
  'tr > th, tr > td': { p: 0 },
  'thead th:first-of-type': { position: 'absolute' },
  "th[scope='row']": { gridColumn: '1 / -1' },
} as const;

const table = {
  "th[scope='row']": { wordBreak: 'keep-all', '--phrases': 'own', overflowWrap: 'anywhere' },
  'td:first-of-type': { color: 'text.secondary', fontWeight: 400 },
  'col:first-of-type': { width: { xs: '26%', sm: '34%' } },
  // Leaves more width to the next column, whose bold sum is wider: at eight digits the two would touch.
  'col:nth-of-type(2)': { width: { xs: '34%', sm: 'auto' } },
  [media.narrow]: labelAbove,
  [media.crowded]: labelAbove,
};

/** An item of the monthly fee, before and after the change: yen, and what it is called. */
export interface ChangeRow {
  key: string;
  label: string;
  before: number;
  after: number;
  beforeName?: string;
  afterName?: string;
}

interface ChangeTableProps {
  /** What the table compares, for the screen reader. */
  caption: string;
  rows: readonly ChangeRow[];
  /** The row of the sums: 毎月. */
  total: string;
}

/** Old and new side by side, the new on the amount axis (docs/design.md §7). */
export function ChangeTable({ caption, rows, total }: ChangeTableProps) {
  const sum = (side: 'before' | 'after') => rows.reduce((all, row) => all + row[side], 0);
  return (
    <Table padding="none" sx={table}>
      <caption>{caption}</caption>
      <colgroup>
        <col />
        <col />
        <col />
      </colgroup>
      <TableHead>
        <TableRow>
          <TableCell>
            <Box component="span" sx={visuallyHidden}>
              項目
            </Box>
          </TableCell>
          <TableCell align="right">いま</TableCell>
          <TableCell align="right" sx={{ color: 'text.primary', fontWeight: 700 }}>
            変更後
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, label, before, after, beforeName, afterName }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              <WordWrap>{label}</WordWrap>
            </TableCell>
            <TableCell align="right">
              <Amount value={before} muted />
              {beforeName && <Name>{beforeName}</Name>}
            </TableCell>
            <TableCell align="right">
              <Amount value={after} />
              {afterName && <Name>{afterName}</Name>}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell component="th" scope="row">
            {total}
          </TableCell>
          <TableCell align="right">
            <Amount value={sum('before')} muted />
          </TableCell>
          <TableCell align="right">
            <Amount value={sum('after')} strong />
          </TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}

function Name({ children }: { children: string }) {
  return (
    <Typography
      component="div"
      variant="help"
      sx={{ pl: 3, lineHeight: '22px', overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}
