import styled from '@emotion/styled';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { DrawnState } from './drawRules';

const Root = styled.div`
  min-width: 0;
`;

interface DrawnProps {
  /** Without a state the part is drawn as it is. */
  state?: DrawnState;
  /** Selector of the element that is hovered, pressed or focused; by default the first control. */
  pick?: string;
  /** The attribute by which the part marks that state itself, where no pseudo-class does. */
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
    // As under a real pointer, the element's ancestors are hovered and pressed too.
    const value = state === 'pressed' ? 'hover pressed' : state;
    for (let at: Element | null = target; at && at !== root.current; at = at.parentElement)
      at.setAttribute('data-drawn', value);
  }, [state, pick, mark]);
  return <Root ref={root}>{children}</Root>;
}
