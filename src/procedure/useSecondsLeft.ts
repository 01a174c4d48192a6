import { useEffect, useState } from 'react';
import { now } from '@/lib/clock';

/**
 * Counts down to a moment by the server's clock.
 * @param until ISO moment
 * @returns whole seconds, 0 once it has passed
 */
export function useSecondsLeft(until: string): number {
  const [time, setTime] = useState(() => now().getTime());
  const isOver = Date.parse(until) <= time;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setTime(now().getTime()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, Math.ceil((Date.parse(until) - time) / 1000));
}
