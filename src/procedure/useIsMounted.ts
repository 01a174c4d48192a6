import { type RefObject, useEffect, useRef } from 'react';

/** Whether the page still stands: what ends after the customer has left it doesn't lead anywhere. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  return isMounted;
}
