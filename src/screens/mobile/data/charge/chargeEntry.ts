import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { queryOrRejection, read, withoutRejection } from '@/api/query';

/** What is chosen. */
export interface ChargeValues {
  option_code: string;
}

export interface ChargeReceipt {
  receiptNumber: string;
  /** ISO moment. */
  acceptedAt: string;
  amountMb: number;
  /** Yen. */
  price: number;
  /** YYYYMM */
  billingMonth: string;
  expiresOn: string;
  /** Data left (MB). */
  leftMb: number;
}

/** What can be added, for parts that are shown only while it isn't refused. */
export function useCharge(): Schema.Charge {
  return withoutRejection(useSuspenseQuery(queryOrRejection(read(api.getCharge))).data);
}
