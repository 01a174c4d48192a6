import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media } from '@/theme/media';
import { type, visuallyHidden } from '@/theme/type';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  text-align: left;
  caption {
    ${{ ...visuallyHidden }};
  }
  thead th {
    ${type.small};
    padding: 0 12px 8px 0;
    color: var(--ink-2);
    border-bottom: 1px solid var(--ink);
    vertical-align: bottom;
  }
  tbody tr + tr {
    border-top: 1px solid var(--rule);
  }
  tbody th,
  tbody td {
    padding: 12px 12px 12px 0;
    font-weight: 400;
    vertical-align: middle;
  }
  th:last-of-type:not([scope='row']),
  td:last-of-type {
    padding-right: 0;
  }
  [data-right] {
    text-align: right;
  }
  thead [data-right] {
    white-space: nowrap;
  }
  &[data-strong] tbody th {
    font-weight: 700;
  }
  &[data-top] tbody :is(th, td) {
    vertical-align: top;
  }
  ${media.print} {
    font-size: 13px;
    line-height: 22px;
    tbody th,
    tbody td {
      padding-block: 6px;
    }
  }
  ${media.small} {
    [data-wide] {
      display: none;
    }
    th[data-end][scope],
    tbody td[data-end] {
      padding-right: 0;
    }
  }
`;

const Below = styled.div`
  ${type.small};
  display: none;
  color: var(--ink-2);
  font-weight: 400;
  ${media.small} {
    display: block;
  }
`;

export interface Column<Row> {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  right?: boolean;
  /** At 640 and less this column goes: its content stands under the row's first cell. */
  below?: boolean;
}

interface DataTableProps<Row> {
  /** What the table lists, for the screen reader. */
  caption: string;
  /** The first is the row's heading. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Row headings in bold. */
  strong?: boolean;
  /** Where a cell has several lines: all of a row begin on the first. */
  top?: boolean;
}

/** A table on hairlines, 1px of ink above its body (`look.md` "Space, lines, motion"). */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, strong, top } = props;
  const below = columns.filter((column) => column.below);
  // At 640 and less the last that stays ends on the page's right edge.
  const end = columns.findLast((column) => !column.below);
  const cellOf = (column: Column<Row>, row: Row, index: number) => {
    const marks = {
      'data-right': column.right || undefined,
      'data-wide': column.below || undefined,
      'data-end': column === end || undefined,
    };
    if (index > 0)
      return (
        <td key={column.key} {...marks}>
          {column.cell(row)}
        </td>
      );
    return (
      <th key={column.key} scope="row" {...marks}>
        {column.cell(row)}
        {below.map((b) => (
          <Below key={b.key}>{b.cell(row)}</Below>
        ))}
      </th>
    );
  };
  return (
    <Table data-strong={strong || undefined} data-top={top || undefined}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              data-right={column.right || undefined}
              data-wide={column.below || undefined}
              data-end={column === end || undefined}
            >
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>{columns.map((column, index) => cellOf(column, row, index))}</tr>
        ))}
      </tbody>
    </Table>
  );
}
