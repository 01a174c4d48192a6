import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type Rejection, withoutRejection } from '@/procedure/queryOrRejection';
import { mobileContractQueries, type QuitAnswer } from '@/screens/mobile/contract/queries';

/** What a cancellation would mean, and the state of one that was applied for. */
export type QuitInfo = Exclude<QuitAnswer, Rejection>;

export interface QuitValues {
  /** Whether the number moves to another carrier. */
  number: '' | 'lose' | 'keep';
  reason: string;
}

/** A receipt; its MNP number isn't kept after the page has been left. */
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

/** The entry, for parts that are shown only while it isn't refused. */
export function useQuitInfo(): QuitInfo {
  return withoutRejection(useQuitAnswer());
}

// Milliseconds. The MNP number may be issued while the customer looks at the page.
const every = 20_000;

/** Reads the entry again and again while its MNP number is being issued. */
export function useNumberOnItsWay(isAwaited: boolean): void {
  useQuery({ ...mobileContractQueries.quit(), refetchInterval: isAwaited && every });
}

/** Whether the number is to be ported: the line then ends with the porting. */
export const isPorting = (
  { number }: QuitValues,
  { can_mnp }: Pick<QuitInfo, 'can_mnp'>,
): boolean => can_mnp && number === 'keep';

/** The last day of the service by the choice: the last possible one if the number is to be ported. */
export const lastDayOf = (info: QuitInfo, values: QuitValues): string =>
  isPorting(values, info) ? (info.mnp_quit_on ?? info.quit_on) : info.quit_on;
