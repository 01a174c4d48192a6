import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { media } from '@/theme/media';
import { Figure } from './Figure';

// A caption wraps beside the figure rather than push it to a line of its own; on a small screen it has
// one, below both.
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 28px;
  margin-top: 36px;
  padding-top: 28px;
  border-top: 4px double var(--ink);
  &[data-flush] {
    margin-top: 0;
  }
  & > [data-captioned] {
    flex: 1 1 160px;
  }
  ${media.small} {
    padding-top: 20px;
    & > [data-captioned] {
      display: contents;
      & > p + p {
        order: 1;
        flex: 1 0 100%;
      }
    }
  }
  ${media.print} {
    margin-top: 5mm;
    padding-top: 3mm;
    break-inside: avoid;
    [data-size='l'] {
      font-size: 38px;
    }
  }
`;

interface GrandTotalProps {
  label: string;
  value: string;
  unit?: string;
  note?: ReactNode;
  /** Below the label: what it leaves out. */
  caption?: string;
  /** It follows rows that bring their own space. */
  flush?: boolean;
}

/** The one total of a page, on the amount axis under the double rule (docs/design.md §4). */
export function GrandTotal({ label, value, unit = '円', note, caption, flush }: GrandTotalProps) {
  return (
    <Root data-flush={flush || undefined}>
      <div data-captioned={caption ? true : undefined}>
        <Typography variant="label" component="p">
          {label}
        </Typography>
        {caption && <Note>{caption}</Note>}
      </div>
      <Box sx={{ ml: 'auto', textAlign: 'right' }}>
        <Figure value={value} unit={unit} />
        {note && <Note>{note}</Note>}
      </Box>
    </Root>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Typography variant="help" sx={{ mt: 1 }}>
      {children}
    </Typography>
  );
}
