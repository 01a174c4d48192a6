import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, memo, useEffect, useReducer } from 'react';
import { now } from '@/lib/clock';
import { japanDay, japanTime } from '@/lib/date';

/** Hours at which half a day is over or something closes until tomorrow (docs/product.md §4.6 and §13.6). */
const hours = [12, 17, 20];

/** Milliseconds by which the server's clock, as far as it is known, may be ahead of it (`learnClock`). */
const tolerance = 5_000;

/** Milliseconds. A longer timer would be late where the device has slept. */
const interval = 15_000;

/** The part of a day in Japan: another one at midnight, and at each of the hours. */
function partOfDay(): string {
  const at = new Date(now().getTime() - tolerance);
  return `${japanDay(at)} ${hours.filter((hour) => hour <= japanTime(at).hour).length}`;
}

/**
 * A screen that is not drawn anew while the next one is on its way. Left open it tells a new day by itself, once it
 * is seen: it is drawn with today's words, and all is read again.
 */
export const dated = (Screen: ComponentType) =>
  memo(function Dated() {
    const queries = useQueryClient();
    const [, draw] = useReducer((times: number) => times + 1, 0);
    useEffect(() => {
      let shown = partOfDay();
      const look = () => {
        const part = partOfDay();
        if (document.visibilityState !== 'visible' || part === shown) return;
        shown = part;
        draw();
        void queries.invalidateQueries();
      };
      const timer = setInterval(look, interval);
      document.addEventListener('visibilitychange', look);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', look);
      };
    }, [queries]);
    return <Screen />;
  });
