import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { media } from '@/theme/media';

// Without an amount its place is free for longer words of an action.
const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 164px 140px 112px;
  grid-template-areas: 'title status action amount';
  align-items: baseline;
  column-gap: 16px;
  padding: 20px 0;
  &:first-of-type {
    padding-top: 0;
  }
  &[data-ended] {
    color: var(--ink-2);
  }
  &:not([data-priced]) {
    grid-template-areas: 'title status action action';
  }
  & > [data-area='title'] {
    grid-area: title;
  }
  &[data-ended] > [data-area='title'] b {
    font-weight: 400;
  }
  & > [data-area='status'] {
    grid-area: status;
  }
  & > [data-area='action'] {
    grid-area: action;
  }
  & > [data-area='amount'] {
    grid-area: amount;
    text-align: right;
  }
  &:not([data-priced]) > [data-area='action'] {
    grid-column-end: amount-end;
  }
  ${media.upToLarge} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    &,
    &:not([data-priced]) {
      grid-template-areas: 'title title amount' 'status action action';
    }
    row-gap: 8px;
    align-items: center;
    & > [data-area='action'] {
      text-align: right;
    }
    & > [data-area='amount'] {
      align-self: start;
    }
    &:not([data-priced]) > [data-area='action'] {
      grid-column-end: action-end;
    }
  }
`;

interface StatusRowProps {
  title: ReactNode;
  help?: ReactNode;
  status?: ReactNode;
  /** What can be done with it; rows that need the customer come first in their list. */
  action?: ReactNode;
  amount?: ReactNode;
  /** Expired, cancelled, not offered: ink-2, regular weight. */
  ended?: boolean;
}

/** Title and help · status and action · amount at the right edge (docs/design.md §7). */
export function StatusRow({ title, help, status, action, amount, ended }: StatusRowProps) {
  return (
    <Item data-ended={ended || undefined} data-priced={amount ? true : undefined}>
      <div data-area="title">
        <b>{title}</b>
        {help && (
          <Typography component="div" variant="help" sx={{ lineHeight: '22px' }}>
            {help}
          </Typography>
        )}
      </div>
      {status && <div data-area="status">{status}</div>}
      {action && <div data-area="action">{action}</div>}
      {amount && <div data-area="amount">{amount}</div>}
    </Item>
  );
}
