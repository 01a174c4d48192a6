import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { accepted, type Refused } from '@/procedure/entryQuery';
import { mobileContractQueries, type QuitAnswer } from '@/screens/mobile/contract/queries';

/** What leaving means, and how a cancellation stands. */
export type QuitInfo = Exclude<QuitAnswer, Refused>;

export interface QuitValues {
  /** Whether the number moves to another carrier. */
  number: '' | 'lose' | 'keep';
  reason: string;
  /** The last day as the customer first saw it: both are shown when it has changed since. */
  seen_quit_on: string;
}

/** A receipt; the MNP number is not kept once the page was left. */
export interface QuitReceipt {
  receiptNumber: string;
  /** ISO moment. */
  acceptedAt: string;
  quitOn: string;
  cancelUntil: string | null;
  withNumber: boolean;
  mnpNumber?: QuitInfo['mnp_number'];
}

/** The entry or its refusal. */
export function useQuitAnswer(): QuitAnswer {
  return useSuspenseQuery(mobileContractQueries.quit()).data;
}

/** The entry, below the gate that stops a refused one. */
export function useQuitInfo(): QuitInfo {
  return accepted(useQuitAnswer());
}

// The MNP number is issued while the customer may be looking.
const every = 20_000;

/** Reads the entry again and again while its MNP number is on its way. */
export function useNumberOnItsWay(isAwaited: boolean): void {
  useQuery({ ...mobileContractQueries.quit(), refetchInterval: isAwaited && every });
}
