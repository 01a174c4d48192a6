import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { queryOrRejection, read, type Rejection, withoutRejection } from '@/api/query';
import type * as Code from '@/catalogue/codes';
type Entry = Schema.DeviceCompensation | Rejection;

/** What to do: end the protection, or register another device. */
export interface ProtectionValues {
  operation: Code.PhoneProtectionOperation | '';
  imei: string;
}

/** The state of the phone protection, or why this SIM can't have it. */
export function useProtectionEntry(): Entry {
  return useSuspenseQuery(queryOrRejection(read(api.getDeviceCompensation))).data;
}

/**
 * The phone protection, for parts that are shown only while it isn't refused.
 * @throws BusinessError when it is refused after all
 */
export function useProtection(): Schema.DeviceCompensation {
  return withoutRejection(useProtectionEntry());
}
