import { useEffect, useState } from 'react';

const shownFor = 30_000;

/**
 * Secrets, each by its name, that show for 30 seconds at a press: by the clock, so that a tab that was
 * hidden and a device that slept hide them as they wake.
 */
export function useRevealed() {
  const [ends, setEnds] = useState<Readonly<Record<string, number>>>({});
  const [now, setNow] = useState(() => Date.now());
  const isAnyShown = Object.values(ends).some((end) => end > now);
  useEffect(() => {
    if (!isAnyShown) return;
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isAnyShown]);
  return {
    /** 0 while it is hidden. */
    secondsLeft: (name: string): number => Math.max(0, Math.ceil(((ends[name] ?? 0) - now) / 1000)),
    /** Shows what is hidden, hides what is shown. */
    toggle: (name: string): void => {
      const at = Date.now();
      setNow(at);
      setEnds({ ...ends, [name]: (ends[name] ?? 0) > at ? 0 : at + shownFor });
    },
  };
}
