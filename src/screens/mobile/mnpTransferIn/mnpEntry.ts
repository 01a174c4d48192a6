import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { queryOrRejection, read, type Rejection, withoutRejection } from '@/api/query';
type Answer = Schema.MnpTransferIn | Rejection;

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
  return useSuspenseQuery(queryOrRejection(read(api.getMnpTransferIn))).data;
}

/** The entry, for parts that are shown only while it isn't refused. */
export function useMnpTransferIn(): Schema.MnpTransferIn {
  return withoutRejection(useMnpAnswer());
}
