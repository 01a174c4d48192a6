import styled from '@emotion/styled';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { DrawnState } from './drawRules';

const Root = styled.div`
  min-width: 0;
`;

interface DrawnProps {
  /** As it is when absent. */
  state?: DrawnState;
  /** Selector of what is under the pointer or has the focus; the first control unless said. */
  pick?: string;
  /** An attribute by which the part itself marks that state, where it has no pseudo-class for it. */
  mark?: string;
  children: ReactNode;
}

const controls = 'a[href], button, input, select, summary';

/** A part as if the pointer or the focus were on it. */
export function Drawn({ state, pick = controls, mark, children }: DrawnProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const target = root.current?.querySelector(pick);
    if (!state || !target) return;
    if (mark) target.setAttribute(mark, 'true');
    if (state === 'focus') {
      target.setAttribute('data-drawn', 'focus');
      target.closest('.MuiButtonBase-root')?.classList.add('Mui-focusVisible');
      return;
    }
    // As with a real pointer, what holds the part is hovered and pressed too.
    const value = state === 'pressed' ? 'hover pressed' : state;
    for (let at: Element | null = target; at && at !== root.current; at = at.parentElement)
      at.setAttribute('data-drawn', value);
  }, [state, pick, mark]);
  return <Root ref={root}>{children}</Root>;
}
