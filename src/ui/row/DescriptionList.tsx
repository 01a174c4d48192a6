import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type Absent, present } from '@/lib/present';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { KeepTogether } from '../KeepTogether';

// One style for the list: contract, review and receipt have dozens of rows. An action, the second dd,
// is on its value's first line; its 44 for the finger make the row no higher. Without one there is
// no gap before it.
const List = styled.dl`
  &[data-topped] {
    border-top: 1px solid var(--ink);
  }
  &[data-closed] {
    border-bottom: 1px solid var(--ink);
  }
  & > div {
    display: grid;
    grid-template-columns: 216px minmax(0, 1fr) auto;
    column-gap: 16px;
    align-items: baseline;
    padding: 13px 0;
    border-bottom: 1px solid var(--rule);
  }
  & > div:last-of-type {
    border-bottom: 0;
  }
  &:not([data-topped]) > div:first-of-type {
    padding-top: 0;
  }
  & > div > dt {
    ${type.small};
    color: var(--ink-2);
  }
  & > div > dt + dd:last-child {
    grid-column: 2 / -1;
  }
  & > div > dd[data-strong] {
    font-size: 18px;
    font-weight: 700;
  }
  & > div > dd + dd {
    grid-column: 3;
    margin-block: -8px;
  }
  ${media.print} {
    & > div {
      padding-block: 5px;
    }
    & > div > :is(dt, dd),
    & > div > dd > * {
      line-height: 1.5;
    }
    & > div > dd + dd {
      display: none;
    }
  }
  ${media.medium} {
    & > div {
      grid-template-columns: 160px minmax(0, 1fr) auto;
    }
  }
  ${media.small} {
    & > div {
      grid-template-columns: 112px minmax(0, 1fr) auto;
    }
    &[data-stacked] > div {
      grid-template-columns: minmax(0, 1fr) auto;
      & > dt {
        grid-column: 1;
      }
      & > dt + dd {
        grid-column: 1;
        grid-row: 2;
      }
      & > dt + dd:last-child {
        grid-column: 1 / -1;
      }
      & > dd + dd {
        grid-column: 2;
        grid-row: 1;
      }
    }
    &[data-narrow] > div {
      grid-template-columns: 88px minmax(0, 1fr) auto;
      column-gap: 12px;
    }
  }
  ${media.narrow} {
    & > div > dt + dd {
      text-wrap: balance;
    }
    &[data-narrow] > div {
      grid-template-columns: minmax(0, 1fr) auto;
      & > dt,
      & > dt + dd:last-child {
        grid-column: 1 / -1;
      }
      & > dd + dd {
        grid-column: 2;
      }
    }
  }
`;

export interface DescriptionItem {
  term: string;
  value: ReactNode;
  note?: ReactNode;
  /** 変更, コピー. */
  action?: ReactNode;
  strong?: boolean;
}

interface DescriptionListProps {
  items: readonly (DescriptionItem | Absent)[];
  /** 1px of ink above (`top`) or above and below (`both`). */
  ink?: 'top' | 'both';
  /** At 640 and less the term is above its value instead of left of it. */
  stacked?: boolean;
  /** At 640 and less more room for values: terms of six letters at most. */
  narrow?: boolean;
}

/** Terms and values on hairlines: contract, receipt, review (docs/design.md §7). */
export function DescriptionList({ items, ink, stacked, narrow }: DescriptionListProps) {
  return (
    <List
      data-topped={ink ? true : undefined}
      data-closed={ink === 'both' || undefined}
      data-stacked={stacked || undefined}
      data-narrow={narrow || undefined}
    >
      {present(items).map((item) => (
        <div key={item.term}>
          <dt>{item.term}</dt>
          <dd data-strong={item.strong || undefined}>
            {item.value}
            {item.note && (
              <Typography component="div" variant="help">
                <KeepTogether>{item.note}</KeepTogether>
              </Typography>
            )}
          </dd>
          {item.action && <dd>{item.action}</dd>}
        </div>
      ))}
    </List>
  );
}
