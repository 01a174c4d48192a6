import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type Absent, present } from '@/lib/present';
import { media } from '@/theme/media';

// Three beside each other, or as many as have room for a whole date. A fact on its own has the room of two for its
// sentence; on a small screen a label of two lines moves no note away from its value.
const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(176px, (100% - 80px) / 3), 1fr));
  gap: 20px 40px;
  margin-top: 36px;
  &[data-plain] {
    margin-top: 12px;
  }
  &[data-ruled] > div {
    padding-top: 12px;
    border-top: 1px solid var(--rule);
  }
  & > div:only-child {
    grid-column: 1 / span 2;
  }
  ${media.medium} {
    column-gap: 24px;
  }
  ${media.print} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: 16px;
    margin-top: 12px;
    & * {
      line-height: 1.5;
    }
  }
  ${media.small} {
    display: block;
    margin-top: 24px;
    & > div {
      display: grid;
      grid-template-columns: 120px minmax(0, 1fr);
      column-gap: 16px;
      padding: 8px 0;
      border-top: 1px solid var(--rule);
    }
    &[data-ruled] > div {
      padding-top: 8px;
    }
    &[data-plain] > div:first-of-type {
      border-top: 0;
    }
    & > div > dt {
      grid-row: 1 / span 2;
    }
    & > div > dd {
      grid-column: 2;
    }
  }
  ${media.narrow} {
    & > div {
      grid-template-columns: 100px minmax(0, 1fr);
      column-gap: 12px;
    }
  }
`;

export interface Fact {
  label: string;
  value: ReactNode;
  note?: ReactNode;
}

interface FactsProps {
  items: readonly (Fact | Absent)[];
  /** Under an ink line that is already there (a detail's head): no rules of their own. */
  plain?: boolean;
}

/** The three facts under a figure; at 640 and less label left, value right (docs/design.md §6). */
export function Facts({ items, plain }: FactsProps) {
  return (
    <List data-plain={plain || undefined} data-ruled={plain ? undefined : true}>
      {present(items).map((item) => (
        <div key={item.label}>
          <Typography component="dt" variant="help">
            {item.label}
          </Typography>
          <Typography
            component="dd"
            variant="fact"
            sx={{ [media.narrow]: { textWrap: 'balance' }, [media.print]: { fontSize: '11pt' } }}
          >
            {item.value}
          </Typography>
          {item.note && (
            <Typography component="dd" variant="help">
              {item.note}
            </Typography>
          )}
        </div>
      ))}
    </List>
  );
}
