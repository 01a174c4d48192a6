import { useSuspenseQuery } from '@tanstack/react-query';
import { type DataOf, type Rejection, withoutRejection } from '@/procedure/queryOrRejection';
import { mnpTransferInQueries } from './queries';

type Answer = DataOf<ReturnType<typeof mnpTransferInQueries.slots>>;

/** Days and times of the activation of a number that moves in. */
export type MnpTransferIn = Exclude<Answer, Rejection>;

export interface MnpValues {
  /** ISO moment of a slot; empty where none is chosen. */
  starts_at: string;
}

export interface MnpReceipt {
  receiptNumber: string;
  /** ISO moments. */
  acceptedAt: string;
  startsAt: string;
  phone: string;
  interruptionMinutes: number;
}

/** The entry or its refusal. */
export function useMnpAnswer(): Answer {
  return useSuspenseQuery(mnpTransferInQueries.slots()).data;
}

/** The entry, for parts that are shown only while it isn't refused. */
export function useMnpTransferIn(): MnpTransferIn {
  return withoutRejection(useMnpAnswer());
}
