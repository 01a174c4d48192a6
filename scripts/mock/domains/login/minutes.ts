import { formatMoment } from '../formatMoment.ts';

/** Minutes from a time (milliseconds) to a moment. */
export const minutesSince = (at: number, now: Date): number => (now.getTime() - at) / 60_000;

/** The moment some minutes after a time (milliseconds), as the contract writes it. */
export const after = (at: number, minutes: number): string =>
  formatMoment(new Date(at + minutes * 60_000));
