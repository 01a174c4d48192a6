import styled from '@emotion/styled';
import { media } from '@/theme/media';
import { type, visuallyHidden } from '@/theme/type';
import { Amount } from '@/ui/figure/Amount';
import { Words } from '@/ui/Words';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  text-align: left;
  caption {
    ${{ ...visuallyHidden }};
  }
  thead th {
    ${type.small};
    padding-bottom: 8px;
    color: var(--ink-2);
    font-weight: 400;
    &[data-after] {
      color: var(--ink);
      font-weight: 700;
    }
  }
  thead th:not(:first-of-type),
  td {
    text-align: right;
  }
  tbody {
    border-top: 1px solid var(--ink);
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
    padding: 12px 0;
    font-weight: inherit;
    vertical-align: baseline;
  }
  th[scope='row'] {
    word-break: keep-all;
    --phrases: own;
    overflow-wrap: anywhere;
  }
  td:first-of-type {
    color: var(--ink-2);
    font-weight: 400;
  }
  /* Three columns would break a word of the label, and two sums of eight digits touch: it stands above them. */
  ${media.narrow} {
    &,
    thead,
    tbody,
    tfoot {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 8px;
      padding-block: 12px;
    }
    tr > th,
    tr > td {
      padding: 0;
    }
    thead th:first-of-type {
      position: absolute;
    }
    th[scope='row'] {
      grid-column: 1 / -1;
    }
  }
`;

const Unseen = styled.span(visuallyHidden);

const First = styled.col`
  width: 34%;
  ${media.small} {
    width: 26%;
  }
`;

// The bold sum beside it is the wider one: of eight digits they would touch.
const Before = styled.col`
  ${media.small} {
    width: 34%;
  }
`;

const Name = styled.div`
  ${type.small};
  padding-left: 12px;
  color: var(--ink-2);
  line-height: 22px;
  overflow-wrap: anywhere;
`;

/** One thing that is paid for a month, now and afterwards: yen, and what it is called. */
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

/** Old and new side by side, the new on the amount axis (`look.md` "Pictures", plan). */
export function ChangeTable({ caption, rows, total }: ChangeTableProps) {
  const sum = (side: 'before' | 'after') => rows.reduce((all, row) => all + row[side], 0);
  return (
    <Table>
      <caption>{caption}</caption>
      <colgroup>
        <First />
        <Before />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <Unseen>項目</Unseen>
          </th>
          <th scope="col">いま</th>
          <th scope="col" data-after>
            変更後
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, before, after, beforeName, afterName }) => (
          <tr key={key}>
            <th scope="row">
              <Words>{label}</Words>
            </th>
            <td>
              <Amount value={before} muted />
              {beforeName && <Name>{beforeName}</Name>}
            </td>
            <td>
              <Amount value={after} />
              {afterName && <Name>{afterName}</Name>}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total}</th>
          <td>
            <Amount value={sum('before')} muted />
          </td>
          <td>
            <Amount value={sum('after')} strong />
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}
