import { useSuspenseQuery } from '@tanstack/react-query';
import { type DataOf, type Rejection, withoutRejection } from '@/procedure/queryOrRejection';
import { mobileOptionQueries } from '@/screens/mobile/option/queries';

type Entry = DataOf<ReturnType<typeof mobileOptionQueries.compensation>>;
export type Protection = Exclude<Entry, Rejection>;

/** What is done: the contract of the protection is ended, or another device registered. */
export interface ProtectionValues {
  operation: Protection['operations'][number] | '';
  imei: string;
}

/** The phone protection as it stands, or why it is not for this SIM. */
export function useProtectionEntry(): Entry {
  return useSuspenseQuery(mobileOptionQueries.compensation()).data;
}

/**
 * The phone protection, below the gate that stops a refused one.
 * @throws BusinessError when it is refused after all
 */
export function useProtection(): Protection {
  return withoutRejection(useProtectionEntry());
}
