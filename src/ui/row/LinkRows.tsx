import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '@/theme/icon/Icon';
import { Anchor } from '@/theme/links';
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

const look = {
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 64,
  padding: '8px 4px 8px 0',
  color: 'var(--ink)',
  textDecoration: 'none',
  svg: { flex: 'none', marginLeft: 'auto', color: 'var(--accent)' },
  [media.hover]: { '&:hover b': { textDecoration: 'underline', textUnderlineOffset: 5 } },
} as const;

const Row = styled(Anchor)(look);

export interface LinkRow {
  title: string;
  help?: ReactNode;
  /** A path of the portal, or … */
  to?: string;
  /** … an address outside it, in a window of its own. */
  href?: string;
}

interface LinkRowsProps {
  items: readonly LinkRow[];
  columns?: 1 | 2;
  /** 1px of ink above the first row. */
  ink?: boolean;
}

/** Ways on, each a whole row with a chevron (`look.md` "Components", row). */
export function LinkRows({ items, columns = 1, ink }: LinkRowsProps) {
  return (
    <Root data-columns={columns} data-ink={ink || undefined}>
      {items.map(({ title, help, to, href }) => (
        <li key={title}>
          <Row href={href ?? to}>
            <span>
              <b>{title}</b>
              {help && (
                <Typography
                  component="span"
                  variant="body2"
                  color="textSecondary"
                  sx={{ display: 'block', lineHeight: '22px' }}
                >
                  {help}
                </Typography>
              )}
            </span>
            <Icon name={href === undefined ? 'forward' : 'external'} />
          </Row>
        </li>
      ))}
    </Root>
  );
}
