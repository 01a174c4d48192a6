import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import { media } from '@/theme/media';
import { type } from '@/theme/type';

const Root = styled.p`
  ${type.figureL};
  margin: 4px 0 20px -0.02em;
  color: var(--svc);
  &[data-long] {
    font-size: 32px;
    line-height: 44px;
    letter-spacing: -0.01em;
  }
  ${media.small} {
    margin-bottom: 12px;
    /* One line as far as it goes: クレジットカード is a little wider than a phone. */
    font-size: min(48px, (100vw - 40px) / var(--letters));
    &[data-long] {
      font-size: 24px;
      line-height: 34px;
    }
  }
  ${media.print} {
    font-size: 24px;
    line-height: 34px;
    margin-bottom: 8px;
  }
`;

/**
 * A name in the place of the answer, such as the plan on a contract page: figure l, smaller where
 * one line doesn't hold it (docs/design.md §3).
 */
export function NameFigure({ children }: { children: string }) {
  return (
    <Root
      data-long={children.length > 12 || undefined}
      style={{ '--letters': widthOf(children) } as CSSProperties}
    >
      {children}
    </Root>
  );
}

/** In full-width letters; others take about half as much. */
const widthOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (/[ -~]/.test(letter) ? 0.55 : 1), 0);
