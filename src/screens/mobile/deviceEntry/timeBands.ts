/** Delivery time bands (specification 1, section 9). */
export const timeBands = [
  '09:00-11:00',
  '11:00-13:00',
  '13:00-15:00',
  '15:00-17:00',
  '17:00-19:00',
  '19:00-20:30',
] as const;

export type TimeBandCode = (typeof timeBands)[number];

/** `15:00-17:00` as `15:00〜17:00`. */
export const bandWord = (band: string): string => band.replace('-', '〜');

/** A band as the contract spells it; null for none. */
export const bandOf = (value: string): TimeBandCode | null =>
  timeBands.find((band) => band === value) ?? null;
