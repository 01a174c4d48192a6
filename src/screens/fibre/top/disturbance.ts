import type * as Schema from '@/api/generated/schemas';

/** A caution that tells of a disturbance, and where it is. */
export type Disturbance = Schema.Caution & {
  disturbance: NonNullable<Schema.Caution['disturbance']>;
};

export const isDisturbance = (caution: Schema.Caution): caution is Disturbance =>
  caution.disturbance !== undefined;

/** Whether an area of a disturbance holds an address; an area without a city is the whole prefecture. */
export const atAddress = (
  { disturbance: { areas } }: Disturbance,
  address: { prefecture: string; city: string },
): boolean =>
  areas.some(
    ({ prefecture, city }) =>
      prefecture === address.prefecture && address.city.startsWith(city ?? ''),
  );
