import { useSuspenseQuery } from '@tanstack/react-query';
import { accepted, type AnswerOf, type Refused } from '@/procedure/entryQuery';
import { mobileOptionQueries } from '@/screens/mobile/option/queries';

type Entry = AnswerOf<ReturnType<typeof mobileOptionQueries.compensation>>;
export type Protection = Exclude<Entry, Refused>;

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
 * @throws OutcomeError when it is refused after all
 */
export function useProtection(): Protection {
  return accepted(useProtectionEntry());
}
