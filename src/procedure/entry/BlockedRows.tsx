import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDay } from '@/lib/date';
import { Mark } from '@/theme/icon/Mark';
import { media } from '@/theme/media';
import { KeepTogether } from '@/ui/KeepTogether';
import { Nowrap } from '@/ui/page/Page';
import { Disclosure } from '@/ui/row/Disclosure';

const Item = styled.li`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr) auto;
  column-gap: 16px;
  align-items: baseline;
  padding: 13px 0;
  & + & {
    border-top: 1px solid var(--rule);
  }
  &:first-of-type {
    padding-top: 0;
  }
  & > [data-area='name'] {
    display: flex;
    gap: 8px;
    font-weight: 700;
  }
  & > [data-area='name'] > svg {
    flex: none;
    margin-top: 7px;
  }
  & > [data-area='when'] {
    text-align: right;
  }
  & > [aria-hidden] {
    color: var(--ink-2);
  }
  ${media.upToMedium} {
    display: block;
    & > [data-area='when'] {
      text-align: left;
    }
    & > [aria-hidden] {
      display: none;
    }
  }
`;

export interface BlockedRow {
  name: string;
  /** Why, as the server says it. */
  reason: string | null;
  /** ISO day from which it is possible; null when nobody knows. */
  from: string | null;
  /** A link to what prevents it, shown in place of the day. */
  action?: ReactNode;
}

/** Not possible now: slashed circle and name, reason, from when (docs/design.md §7). */
export function BlockedRows({ items }: { items: readonly BlockedRow[] }) {
  const hasColumn = items.some(({ from, action }) => from !== null || action !== undefined);
  return (
    <ul>
      {items.map(({ name, reason, from, action }) => (
        <Item key={name}>
          <p data-area="name">
            <Mark name="slashed" />
            {name}
          </p>
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '25em' }}>
            <KeepTogether>{reason ?? 'いまは受け付けていません。'}</KeepTogether>
          </Typography>
          {from ? (
            <p data-area="when">
              <Nowrap>
                <b>{formatDay(from)}</b>から
              </Nowrap>
            </p>
          ) : action ? (
            <div data-area="when">{action}</div>
          ) : (
            hasColumn && (
              <p data-area="when" aria-hidden="true">
                -
              </p>
            )
          )}
        </Item>
      ))}
    </ul>
  );
}

/** What isn't possible now, folded under its count: it asks nothing of the customer (docs/design.md §7). */
export function ClosedProcedures({ items }: { items: readonly BlockedRow[] }) {
  if (items.length === 0) return null;
  return (
    <Disclosure name="closed" title={`いまはできない手続き(${items.length}件)`}>
      <BlockedRows items={items} />
    </Disclosure>
  );
}
