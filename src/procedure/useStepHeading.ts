import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves scroll position and focus to the heading of each new step, which nothing else does where the steps share one
 * address.
 * @returns for the part of the page that has the heading
 */
export function useStepHeading(step: number): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [step]);
  return page;
}
