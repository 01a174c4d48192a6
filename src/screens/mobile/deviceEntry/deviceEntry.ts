import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { queryOrRejection, read, type Rejection, withoutRejection } from '@/api/query';
type Answer = Schema.DeviceEntry | Rejection;

/** The entry or its refusal. */
export function useDeviceAnswer(): Answer {
  return useSuspenseQuery(queryOrRejection(read(api.getDeviceEntry))).data;
}

/** The entry, for parts that are shown only while it isn't refused. */
export function useDeviceEntry(): Schema.DeviceEntry {
  return withoutRejection(useDeviceAnswer());
}

/** Days and times of the delivery. */
export function useDelivery(): Schema.DeviceDelivery {
  return useSuspenseQuery(read(api.getDeviceDelivery)).data;
}
