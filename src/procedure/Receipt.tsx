import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { media } from '@/theme/media';
import { monoFamily, type, visuallyHidden } from '@/theme/type';
import { CopyButton } from '@/ui/link/CopyButton';
import { Verbatim } from '@/ui/page/Page';

// Each its label, then the code and its button in a row. No button takes room on paper, and codes that are
// read out together stand together there.
const Codes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 360px), 1fr));
  gap: 20px 40px;
  padding: 24px 0;
  border-block: 1px solid var(--ink);
  && + dl > div:first-of-type {
    padding-top: 13px;
  }
  & > div {
    ${type.small};
    color: var(--ink-2);
  }
  & > div > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    flex-wrap: wrap;
    gap: 8px 12px;
  }
  & > div > div > span:first-of-type {
    font-size: 48px;
    line-height: 56px;
    color: var(--svc);
    ${media.small} {
      font-size: 36px;
    }
  }
  & > [data-mono] > div > span:first-of-type {
    font: 16px/29px ${monoFamily};
    color: var(--ink);
    word-break: break-all;
  }
  ${media.print} {
    display: flex;
    flex-wrap: wrap;
    padding: 12px 0;
    & > [data-mono] {
      flex-basis: 100%;
    }
  }
`;

/** What the customer passes on or types in elsewhere: 48px, each with its copy button. */
export function ReceiptCodes({ codes }: { codes: readonly ReceiptCode[] }) {
  return (
    <Codes>
      {codes.map(({ label, value, mono, spelled }) => (
        <div key={label} data-mono={mono || undefined}>
          {label}
          <div>
            {spelled ? <Spelled code={value} /> : <Verbatim>{value}</Verbatim>}
            <CopyButton text={value} what={label} />
          </div>
        </div>
      ))}
    </Codes>
  );
}

/** A code as it is seen, and letter by letter for screen readers, which else read 4071 as a quantity. */
function Spelled({ code }: { code: string }) {
  return (
    <Verbatim>
      <span aria-hidden="true">{code}</span>
      <Box component="span" sx={{ ...visuallyHidden, userSelect: 'none' }}>
        {code
          .split('-')
          .map((group) => [...group].join(' '))
          .join('、')}
      </Box>
    </Verbatim>
  );
}

export interface ReceiptCode {
  label: string;
  value: string;
  /** It is read out letter by letter. */
  spelled?: boolean;
  /** It is typed into another device. */
  mono?: boolean;
}

/** The dashed line that ends a receipt; what is below it isn't part of it (docs/design.md §6). */
export function ReceiptEnd({ children }: { children: ReactNode }) {
  return <Box sx={{ mt: 7, pt: 7, borderTop: '1px dashed var(--field)' }}>{children}</Box>;
}
