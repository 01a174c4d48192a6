import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { KeepTogether } from '../KeepTogether';

const under = {
  ...type.small,
  display: 'none',
  color: 'text.secondary',
  [media.small]: { display: 'block' },
};

export interface Column<Row> {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  right?: boolean;
  /** At 640 and less this column goes: its content is under the row's first cell. */
  below?: boolean;
}

interface DataTableProps<Row> {
  /** What the table lists, for the screen reader. */
  caption: string;
  /** The first is the row's heading. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Where a cell has several lines: all of a row begin on the first. */
  alignTop?: boolean;
}

/** A table on hairlines, 1px of ink above its body (docs/design.md §4). */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, alignTop } = props;
  const below = columns.filter((column) => column.below);
  // At 640 and less the last that stays ends on the page's right edge.
  const end = columns.findLast((column) => !column.below);
  return (
    <Table
      sx={{
        'tbody th': { fontWeight: 400 },
        '[data-under]': under,
        'tbody tr': { verticalAlign: alignTop ? 'top' : 'middle' },
        [media.small]: {
          ...(below.length > 0 && {
            [below.map((column) => cellsOf(columns.indexOf(column))).join()]: { display: 'none' },
          }),
          [cellsOf(columns.findIndex((column) => column === end))]: { pr: 0 },
        },
      }}
    >
      <caption>{caption}</caption>
      <TableHead>
        <TableRow>
          {columns.map(({ key, head, right }) => (
            <TableCell key={key} align={right ? 'right' : 'inherit'}>
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={rowKey(row)}>
            {columns.map(({ key, cell, right }, index) => (
              <TableCell
                key={key}
                align={right ? 'right' : 'inherit'}
                {...(index === 0 && { component: 'th', scope: 'row' })}
              >
                <KeepTogether>{cell(row)}</KeepTogether>
                {index === 0 && below.map((b) => <BelowCell key={b.key}>{b.cell(row)}</BelowCell>)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** What is under a row's heading; a dash says nothing where its column's head isn't above it. */
const BelowCell = ({ children }: { children: ReactNode }) =>
  children === '-' ? null : (
    <div data-under>
      <KeepTogether>{children}</KeepTogether>
    </div>
  );

/** The cells of a column; a body's first is the heading of its row. */
const cellsOf = (index: number) =>
  index === 0 ? 'th:first-of-type' : `th:nth-of-type(${index + 1}), td:nth-of-type(${index})`;
