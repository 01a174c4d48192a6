import type * as Code from './codes';
import { labels } from './labels';

/** Time bands of deliveries and collections, as the contract names them. */
export const timeBands = [
  '09:00-11:00',
  '11:00-13:00',
  '13:00-15:00',
  '15:00-17:00',
  '17:00-19:00',
  '19:00-20:30',
] as const;

export type TimeBandCode = (typeof timeBands)[number];

/** `15:00〜17:00`. */
export const timeBandWords = (band: string): string => band.replace('-', '〜');

/** Halves of a day of construction. */
export const halfDays = labels<Code.HalfDay>({ none: '', morning: '午前', afternoon: '午後' });
