import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { Columns, Main } from '@/ui/page/Page';
import { ReceiptEnd } from './Receipt';

const Sentence = styled(Main)`
  margin-top: 28px;
  ${media.small} {
    margin-top: 24px;
  }
  ${media.print} {
    display: none;
  }
`;

const Rail = styled.div`
  padding-top: 20px;
  h2 {
    ${type.label};
  }
  ${media.small} {
    display: none;
  }
  ${media.print} {
    display: block;
    p {
      display: none;
    }
  }
`;

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
        <Sentence>
          <Typography variant="lead">{lead}</Typography>
        </Sentence>
      </Columns>
      <Columns>
        <Rail>
          <h2>控え</h2>
          <Typography variant="body2" color="textSecondary">
            印刷して保管できます
          </Typography>
        </Rail>
        <Content>
          {children}
          <ReceiptEnd>{end}</ReceiptEnd>
        </Content>
      </Columns>
    </section>
  );
}
