import styled from '@emotion/styled';
import { media } from '@/theme/media';
import { type, visuallyHidden } from '@/theme/type';
import { MonthRow } from './MonthRow';
import type { BillMonth } from './queries';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  text-align: left;
  caption,
  &[data-headless] thead {
    ${{ ...visuallyHidden }};
  }
  thead th {
    ${type.small};
    padding: 0 12px 8px 0;
    color: var(--ink-2);
    border-bottom: 1px solid var(--ink);
  }
  tbody tr + tr {
    border-top: 1px solid var(--rule);
  }
  tbody th,
  tbody td {
    height: 50px;
    padding: 3px 12px 3px 0;
    font-weight: 400;
    vertical-align: middle;
  }
  [data-right] {
    text-align: right;
  }
  [data-right]:last-of-type {
    padding-right: 0;
  }
  ${media.fromMedium} {
    table-layout: fixed;
    [data-column='month'] {
      width: 120px;
    }
    [data-column='invoice'] {
      width: 92px;
    }
    [data-column='difference'] {
      width: 148px;
    }
    [data-column='amount'] {
      width: 140px;
    }
  }
  ${media.medium} {
    [data-column='month'] {
      width: 88px;
    }
    [data-column='invoice'] {
      width: 56px;
    }
    [data-column='difference'],
    [data-column='amount'] {
      width: 112px;
    }
  }
  ${media.small} {
    colgroup,
    [data-wide] {
      display: none;
    }
    tbody th,
    tbody td {
      padding-block: 8px;
      vertical-align: top;
    }
    /* The month on its amount's line; its 44 for the finger reach over it. */
    tbody th > a {
      margin-block: -8px -4px;
    }
  }
  ${media.narrow} {
    tbody th,
    tbody td {
      padding-right: 4px;
    }
  }
`;

interface MonthTableProps {
  /** What the table lists, for the screen reader. */
  caption: string;
  months: readonly BillMonth[];
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
    <Table data-headless={headed ? undefined : true}>
      <caption>{caption}</caption>
      <colgroup>
        <col data-column="month" />
        <col />
        <col data-column="invoice" />
        <col data-column="difference" />
        <col data-column="amount" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">請求月</th>
          <th scope="col" data-wide>
            状態
          </th>
          <th scope="col" data-wide>
            請求書
          </th>
          <th scope="col" data-wide data-right>
            先月との差
          </th>
          <th scope="col" data-right>
            金額
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map((bill) => (
          <MonthRow
            key={bill.month}
            bill={bill}
            difference={differences.get(bill.month)}
            {...row}
          />
        ))}
      </tbody>
    </Table>
  );
}
