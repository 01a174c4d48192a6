import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDay } from '@/lib/date';
import { Mark } from '@/theme/icon/Mark';
import { media } from '@/theme/media';
import { KeepTogether } from '@/ui/KeepTogether';
import { Nowrap } from '@/ui/page/Page';

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
  ${media.upToMedium} {
    display: block;
  }
`;

const Name = styled.p`
  display: flex;
  gap: 8px;
  font-weight: 700;
  svg {
    flex: none;
    margin-top: 7px;
  }
`;

const When = styled.p`
  text-align: right;
  b {
    font-weight: 700;
  }
  ${media.upToMedium} {
    text-align: left;
  }
`;

const Unknown = styled(When)`
  color: var(--ink-2);
  ${media.upToMedium} {
    display: none;
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
          <Name>
            <Mark name="slashed" />
            {name}
          </Name>
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '25em' }}>
            <KeepTogether>{reason ?? 'いまは受け付けていません。'}</KeepTogether>
          </Typography>
          {from ? (
            <When>
              <Nowrap>
                <b>{formatDay(from)}</b>から
              </Nowrap>
            </When>
          ) : action ? (
            <When as="div">{action}</When>
          ) : (
            hasColumn && <Unknown aria-hidden="true">-</Unknown>
          )}
        </Item>
      ))}
    </ul>
  );
}
