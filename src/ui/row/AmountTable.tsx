import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media } from '@/theme/media';
import { type, visuallyHidden } from '@/theme/type';
import { Amount } from '@/ui/figure/Amount';
import { Held } from '@/ui/Held';
import { Words } from '@/ui/Words';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  text-align: left;
  caption,
  thead {
    ${{ ...visuallyHidden }};
  }
  tbody tr + tr {
    border-top: 1px solid var(--rule);
  }
  tfoot tr {
    border-top: 1px solid var(--ink);
    font-weight: 700;
  }
  th,
  td {
    padding: 13px 0;
    font-weight: inherit;
    vertical-align: baseline;
  }
  tbody tr:first-of-type > * {
    padding-top: 0;
  }
  td {
    text-align: right;
  }
  ${media.print} {
    font-size: 13px;
    line-height: 22px;
    th,
    td {
      padding-block: 6px;
    }
  }
`;

const AmountColumn = styled.col`
  width: 140px;
  ${media.small} {
    width: 112px;
    &[data-long] {
      width: 132px;
    }
  }
`;

/** Seven digits with their sign, bold, are wider than the column of a small screen. */
const long = 1_000_000;

// One cell for name and note, so that a small screen can set the note below without a second table.
const Name = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 369fr) minmax(0, 358fr);
  column-gap: 12px;
  align-items: baseline;
  padding-right: 12px;
  ${media.small} {
    display: block;
  }
`;

const Note = styled.div`
  ${type.small};
  color: var(--ink-2);
  font-weight: 400;
  ${media.print} {
    ${type.caption};
  }
`;

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

/** Items and amounts on the page's one axis, subtotal under 1px of ink (`look.md` "Space, lines, motion"). */
export function AmountTable({ caption, rows, subtotal, signed }: AmountTableProps) {
  const amounts = [...rows, ...(subtotal ? [subtotal] : [])].map(({ amount }) => Math.abs(amount));
  return (
    <Table>
      <caption>{caption}</caption>
      <colgroup>
        <col />
        <AmountColumn data-long={Math.max(0, ...amounts) >= long || undefined} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">項目</th>
          <th scope="col">金額</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              <Name>
                <div>{typeof row.name === 'string' ? <Words>{row.name}</Words> : row.name}</div>
                {row.note && (
                  <Note>{typeof row.note === 'string' ? <Held>{row.note}</Held> : row.note}</Note>
                )}
              </Name>
            </th>
            <td>
              <Amount value={row.amount} signed={signed} />
            </td>
          </tr>
        ))}
      </tbody>
      {subtotal && (
        <tfoot>
          <tr>
            <th scope="row">{subtotal.label}</th>
            <td>
              <Amount value={subtotal.amount} signed={signed} strong />
            </td>
          </tr>
        </tfoot>
      )}
    </Table>
  );
}
