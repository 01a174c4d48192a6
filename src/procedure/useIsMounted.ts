import { type RefObject, useEffect, useRef } from 'react';

/** Whether the page is still mounted: an answer that comes after the customer has left must not navigate. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  return isMounted;
}
