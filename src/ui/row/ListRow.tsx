import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { media } from '@/theme/media';

const Item = styled.li`
  display: grid;
  grid-template-columns: 104px 80px minmax(0, 1fr) auto;
  align-items: baseline;
  column-gap: 0;
  padding: 14px 0;
  &:first-of-type {
    padding-top: 0;
  }
  ${media.print} {
    padding: 5px 0;
  }
  & > span + div {
    min-width: 0;
    grid-column: -3;
  }
  & > div + div {
    grid-column: -2;
    padding-left: 16px;
  }
  ${media.small} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: 12px;
    & > span + div {
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }
`;

interface ListRowProps {
  /** The date, as shown. */
  when: ReactNode;
  /** A state between date and title: 未読. */
  mark?: ReactNode;
  /** The title, usually a `Link ink`. */
  children: ReactNode;
  after?: ReactNode;
}

/** Date, mark and title on one line; at 640 and less the title below (docs/design.md §6). */
export function ListRow({ when, mark, children, after }: ListRowProps) {
  return (
    <Item>
      <Typography component="span" variant="help">
        {when}
      </Typography>
      <span>{mark}</span>
      <div>{children}</div>
      {after && <div>{after}</div>}
    </Item>
  );
}
