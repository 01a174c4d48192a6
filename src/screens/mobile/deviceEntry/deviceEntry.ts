import { useSuspenseQuery } from '@tanstack/react-query';
import { type DataOf, type Rejection, withoutRejection } from '@/procedure/queryOrRejection';
import { deviceEntryQueries } from './queries';

type Answer = DataOf<ReturnType<typeof deviceEntryQueries.entry>>;

/** Devices on offer, with the fee of the procedure. */
export type DeviceEntry = Exclude<Answer, Rejection>;
export type Device = DeviceEntry['devices'][number];
export type Delivery = DataOf<ReturnType<typeof deviceEntryQueries.delivery>>;

/** The entry or its refusal. */
export function useDeviceAnswer(): Answer {
  return useSuspenseQuery(deviceEntryQueries.entry()).data;
}

/** The entry, for parts that are shown only while it isn't refused. */
export function useDeviceEntry(): DeviceEntry {
  return withoutRejection(useDeviceAnswer());
}

/** Days and times of the delivery. */
export function useDelivery(): Delivery {
  return useSuspenseQuery(deviceEntryQueries.delivery()).data;
}
