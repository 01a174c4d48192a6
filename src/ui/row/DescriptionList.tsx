import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { media } from '@/theme/media';
import { type } from '@/theme/type';

const List = styled.dl`
  &[data-topped] {
    border-top: 1px solid var(--ink);
  }
  &[data-closed] {
    border-bottom: 1px solid var(--ink);
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr) auto;
  column-gap: 16px;
  align-items: baseline;
  padding: 13px 0;
  border-bottom: 1px solid var(--rule);
  &:last-of-type {
    border-bottom: 0;
  }
  dl:not([data-topped]) > &:first-of-type {
    padding-top: 0;
  }
  ${media.print} {
    padding-block: 8px;
  }
  ${media.medium} {
    grid-template-columns: 160px minmax(0, 1fr) auto;
  }
  ${media.small} {
    grid-template-columns: 112px minmax(0, 1fr) auto;
    [data-stacked] > & {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    [data-narrow] > & {
      grid-template-columns: 88px minmax(0, 1fr) auto;
      column-gap: 12px;
    }
  }
  ${media.narrow} {
    [data-narrow] > & {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
`;

const Term = styled.dt`
  ${type.small};
  color: var(--ink-2);
  ${media.small} {
    [data-stacked] & {
      grid-column: 1;
    }
  }
  ${media.narrow} {
    [data-narrow] & {
      grid-column: 1 / -1;
    }
  }
`;

const Value = styled.dd`
  /* Without an action there is no gap before one. */
  &:last-child {
    grid-column: 2 / -1;
  }
  &[data-strong] {
    font-size: 18px;
    font-weight: 700;
  }
  ${media.small} {
    [data-stacked] & {
      grid-column: 1;
      grid-row: 2;
    }
    [data-stacked] &:last-child {
      grid-column: 1 / -1;
    }
  }
  ${media.narrow} {
    text-wrap: balance;
    [data-narrow] &:last-child {
      grid-column: 1 / -1;
    }
  }
`;

/* On the value's first line; its 44 for the finger make the row no higher. */
const Action = styled.dd`
  grid-column: 3;
  margin-block: -8px;
  ${media.print} {
    display: none;
  }
  ${media.small} {
    [data-stacked] & {
      grid-column: 2;
      grid-row: 1;
    }
  }
  ${media.narrow} {
    [data-narrow] & {
      grid-column: 2;
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
  items: readonly DescriptionItem[];
  /** 1px of ink above (`top`) or above and below (`both`). */
  ink?: 'top' | 'both';
  /** At 640 and less the term stands above its value instead of left of it. */
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
      {items.map((item) => (
        <Row key={item.term}>
          <Term>{item.term}</Term>
          <Value data-strong={item.strong || undefined}>
            {item.value}
            {item.note && (
              <Typography component="div" variant="body2" color="textSecondary">
                {item.note}
              </Typography>
            )}
          </Value>
          {item.action && <Action>{item.action}</Action>}
        </Row>
      ))}
    </List>
  );
}
