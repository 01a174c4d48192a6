import { useSuspenseQuery } from '@tanstack/react-query';
import type * as Code from '@/catalogue/codes';
import { type DataOf, type Rejection, withoutRejection } from '@/procedure/queryOrRejection';
import { mobileOptionQueries } from '@/screens/mobile/option/queries';

type Entry = DataOf<ReturnType<typeof mobileOptionQueries.compensation>>;
export type Protection = Exclude<Entry, Rejection>;

/** What to do: end the protection, or register another device. */
export interface ProtectionValues {
  operation: Code.PhoneProtectionOperation | '';
  imei: string;
}

/** The state of the phone protection, or why this SIM can't have it. */
export function useProtectionEntry(): Entry {
  return useSuspenseQuery(mobileOptionQueries.compensation()).data;
}

/**
 * The phone protection, for parts that are shown only while it isn't refused.
 * @throws BusinessError when it is refused after all
 */
export function useProtection(): Protection {
  return withoutRejection(useProtectionEntry());
}
