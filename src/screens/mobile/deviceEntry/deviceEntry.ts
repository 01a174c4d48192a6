import { useSuspenseQuery } from '@tanstack/react-query';
import { accepted, type AnswerOf, type Refused } from '@/procedure/entryQuery';
import { deviceEntryQueries } from './queries';

type Answer = AnswerOf<ReturnType<typeof deviceEntryQueries.entry>>;

/** Devices on offer, with the fee of the procedure. */
export type DeviceEntry = Exclude<Answer, Refused>;
export type Device = DeviceEntry['devices'][number];
export type Delivery = AnswerOf<ReturnType<typeof deviceEntryQueries.delivery>>;

/** The entry or its refusal. */
export function useDeviceAnswer(): Answer {
  return useSuspenseQuery(deviceEntryQueries.entry()).data;
}

/** The entry, below the gate that stops a refused one. */
export function useDeviceEntry(): DeviceEntry {
  return accepted(useDeviceAnswer());
}

/** Days and times of the delivery. */
export function useDelivery(): Delivery {
  return useSuspenseQuery(deviceEntryQueries.delivery()).data;
}
