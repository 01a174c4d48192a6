import { useEffect, useRef, type RefObject } from 'react';

/** Whether the page still stands: what ends after the customer has left it doesn't lead anywhere. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return isHere;
}
