import { type RefObject, useEffect, useRef } from 'react';

/**
 * Whether the page is still mounted: an answer that comes after the customer has left must not navigate.
 * It is from the start, since effects of the page's parts come before its own, and they may navigate.
 */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  return isMounted;
}
