import { useSuspenseQuery } from '@tanstack/react-query';
import { withoutRejection } from '@/procedure/queryOrRejection';
import { type Charge, dataQueries } from '../queries';

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
export function useCharge(): Charge {
  return withoutRejection(useSuspenseQuery(dataQueries.charge()).data);
}
