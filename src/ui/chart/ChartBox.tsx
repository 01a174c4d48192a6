import styled from '@emotion/styled';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Holds a drawing that is made anew at each width; its text is never scaled (docs/design.md §9). */
export const ChartBox = styled.div`
  width: 100%;
  svg {
    display: block;
    overflow: visible;
    print-color-adjust: exact;
  }
  text {
    font-size: 13px;
    fill: var(--ink-2);
  }
`;

/** The main column of a sheet of A4 in px (`Columns`): a drawing that is wider would be cut there. */
const paper = 506;

/**
 * The width of an element in px, followed as it changes: charts are redrawn at it, so their text is
 * never scaled (docs/design.md §9). 0 until it is known.
 */
export function useWidth<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element);
    const narrow = () => flushSync(() => setWidth((shown) => Math.min(shown, paper)));
    window.addEventListener('beforeprint', narrow);
    window.addEventListener('afterprint', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', narrow);
      window.removeEventListener('afterprint', measure);
    };
  }, []);
  return [ref, width] as const;
}
