import styled from '@emotion/styled';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';

const Root = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: 40px;
  &:not([data-ink]) {
    margin-top: -8px;
  }
  &[data-columns='2'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    ${media.small} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  &[data-ink] {
    border-top: 1px solid var(--ink);
    & > li {
      border-top: 0;
      border-bottom: 1px solid var(--rule);
    }
  }
  & > li {
    display: flex;
    border-top: 1px solid var(--rule);
  }
  &:not([data-ink]) > li:first-of-type,
  &[data-columns='2']:not([data-ink]) > li:nth-of-type(2) {
    border-top: 0;
    ${media.small} {
      border-top: 1px solid var(--rule);
    }
  }
  ${media.small} {
    &:not([data-ink]) > li:first-of-type {
      border-top: 0;
    }
  }
`;

export interface LinkRow {
  title: string;
  help?: ReactNode;
  /** A path of the portal. */
  to: string;
}

interface LinkRowsProps {
  items: readonly LinkRow[];
  columns?: 1 | 2;
  /** 1px of ink above the first row. */
  ink?: boolean;
}

/** Ways on, each a whole row with a chevron (docs/design.md §7). */
export function LinkRows({ items, columns = 1, ink }: LinkRowsProps) {
  return (
    <Root data-columns={columns} data-ink={ink || undefined}>
      {items.map(({ title, help, to }) => (
        <li key={title}>
          <ListItemButton href={to}>
            <span>
              <b>{title}</b>
              {help && (
                <Typography
                  component="span"
                  variant="help"
                  sx={{ display: 'block', lineHeight: '22px' }}
                >
                  {help}
                </Typography>
              )}
            </span>
            <Icon name="forward" />
          </ListItemButton>
        </li>
      ))}
    </Root>
  );
}
