import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media } from '@/theme/media';

// A screen that is little higher than the bar, as one that is zoomed, keeps its height for the page.
const staying = `${media.small} and (min-height: 480px)`;

const Root = styled.div`
  display: contents;
  ${media.small} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    margin: 28px -20px 0;
    padding: 10px 20px;
    border-top: 1px solid var(--ink);
    background: var(--paper);
    .MuiButton-root {
      flex: none;
      width: auto;
      padding-inline: 16px;
    }
  }
  ${staying} {
    position: sticky;
    bottom: 0;
    /* Above the ring of a row. */
    z-index: 2;
  }
  ${media.crowded} {
    /* It would hide what is chosen from. */
    position: static;
    flex-wrap: wrap;
  }
`;

const Sum = styled.div`
  display: none;
  min-width: 0;
  ${media.small} {
    display: block;
    text-align: left;
  }
`;

const Note = styled.div`
  font-size: 14px;
  line-height: 20px;
  color: var(--ink-2);
`;

interface StayingBarProps {
  sum: ReactNode;
  /** The way on. */
  children: ReactNode;
}

/**
 * The sum and the way on, which stay at the lower edge of a phone for as long as what is chosen from is longer
 * than the screen (docs/product.md §12.5). It is within that; on a wide page only the way on is there.
 */
export function StayingBar({ sum, children }: StayingBarProps) {
  return (
    <Root>
      <Sum>{sum}</Sum>
      {children}
      {/* What takes the focus isn't left below the bar. */}
      <Global styles={`${staying} { html { scroll-padding-bottom: 96px; } }`} />
    </Root>
  );
}

interface ChoiceSumProps {
  /** What is chosen comes to; or that nothing is chosen. */
  value: ReactNode;
  note?: ReactNode;
}

/** The words of the bar: a sum and what it is compared with. */
export function ChoiceSum({ value, note }: ChoiceSumProps) {
  return (
    <>
      <div>{value}</div>
      {note && <Note>{note}</Note>}
    </>
  );
}
