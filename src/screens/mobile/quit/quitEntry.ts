import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type Rejection, withoutRejection } from '@/procedure/queryOrRejection';
import { mobileContractQueries, type QuitAnswer } from '@/screens/mobile/contract/queries';

/** What leaving means, and how a cancellation stands. */
export type QuitInfo = Exclude<QuitAnswer, Rejection>;

export interface QuitValues {
  /** Whether the number moves to another carrier. */
  number: '' | 'lose' | 'keep';
  reason: string;
  /** The last day as the customer first saw it: both are shown when it has changed since. */
  seen_quit_on: string;
  /** Likewise the last possible day of a line whose number is to be ported. */
  seen_mnp_quit_on: string;
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
  return withoutRejection(useQuitAnswer());
}

// The MNP number is issued while the customer may be looking.
const every = 20_000;

/** Reads the entry again and again while its MNP number is on its way. */
export function useNumberOnItsWay(isAwaited: boolean): void {
  useQuery({ ...mobileContractQueries.quit(), refetchInterval: isAwaited && every });
}

/** Whether the number is to be ported: the line ends when it is. */
export const isPorting = (
  { number }: QuitValues,
  { can_mnp }: Pick<QuitInfo, 'can_mnp'>,
): boolean => can_mnp && number === 'keep';

/** The last day of the service as chosen: where the number is to be ported, the last one possible. */
export const lastDayOf = (info: QuitInfo, values: QuitValues): string =>
  isPorting(values, info) ? (info.mnp_quit_on ?? info.quit_on) : info.quit_on;

/** That day as the customer first saw it. */
export const seenDayOf = (info: QuitInfo, values: QuitValues): string =>
  isPorting(values, info) ? values.seen_mnp_quit_on : values.seen_quit_on;
