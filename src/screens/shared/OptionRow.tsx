import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { media } from '@/theme/media';

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 164px 140px 112px;
  grid-template-areas: 'title status action amount';
  align-items: start;
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
  ${media.upToMedium} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    &,
    &:not([data-priced]) {
      grid-template-areas: 'title title amount' 'status action action';
    }
    row-gap: 8px;
    align-items: center;
  }
`;

const Title = styled.div`
  grid-area: title;
  b {
    font-weight: 700;
  }
  [data-ended] & b {
    font-weight: 400;
  }
`;

const Place = styled.div<{ area: 'status' | 'action' | 'amount' }>`
  grid-area: ${(p) => p.area};
  text-align: ${(p) => (p.area === 'amount' ? 'right' : 'left')};
  ${media.upToMedium} {
    align-self: ${(p) => (p.area === 'amount' ? 'start' : 'auto')};
    text-align: ${(p) => (p.area === 'status' ? 'left' : 'right')};
  }
  /* Without an amount its place is free for longer words. */
  &[data-wide] {
    grid-column-end: amount-end;
    ${media.upToMedium} {
      grid-column-end: action-end;
    }
  }
`;

interface OptionRowProps {
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
export function OptionRow({ title, help, status, action, amount, ended }: OptionRowProps) {
  return (
    <Item data-ended={ended || undefined} data-priced={amount ? true : undefined}>
      <Title>
        <b>{title}</b>
        {help && (
          <Typography
            component="div"
            variant="body2"
            color="textSecondary"
            sx={{ lineHeight: '22px' }}
          >
            {help}
          </Typography>
        )}
      </Title>
      {status && <Place area="status">{status}</Place>}
      {action && (
        <Place area="action" data-wide={!amount || undefined}>
          {action}
        </Place>
      )}
      {amount && <Place area="amount">{amount}</Place>}
    </Item>
  );
}
