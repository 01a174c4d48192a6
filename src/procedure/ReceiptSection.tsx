import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { media } from '@/theme/media';
import { Columns, Main } from '@/ui/page/Page';
import { ReceiptEnd } from './Receipt';

// In the rail, which a small screen hasn't; on paper its heading stays.
const rail = {
  pt: 5,
  display: { xs: 'none', sm: 'block' },
  [media.print]: { display: 'block', '& p': { display: 'none' } },
};

// Every receipt begins with an ink line. Codes bring their own; rows that come first get it here, and the
// space below it, since the list's own style takes the space from the first row.
const Content = styled.div`
  margin-top: 20px;
  && > dl:not(* + dl) {
    border-top: 1px solid var(--ink);
    & > div:first-of-type {
      padding-top: 13px;
      ${media.print} {
        padding-top: 8px;
      }
    }
  }
`;

interface ReceiptSectionProps {
  /** What to do now. */
  lead: ReactNode;
  /** Codes and rows. */
  children: ReactNode;
  /** Below the dashed line: what has changed, where there is more to say. */
  end?: ReactNode;
}

/** The body of a receipt, which can be printed and kept (docs/design.md §6). */
export function ReceiptSection({ lead, children, end }: ReceiptSectionProps) {
  return (
    <section aria-label="控え">
      <Columns>
        <Main data-print="none" sx={{ mt: { xs: 6, sm: 7 } }}>
          <Typography variant="lead">{lead}</Typography>
        </Main>
      </Columns>
      <Columns>
        <Box sx={rail}>
          <Typography variant="label">控え</Typography>
          <Typography variant="body2" color="textSecondary">
            印刷して保管できます
          </Typography>
        </Box>
        <Content>
          {children}
          <ReceiptEnd>{end}</ReceiptEnd>
        </Content>
      </Columns>
    </section>
  );
}
