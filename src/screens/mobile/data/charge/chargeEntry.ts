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

/** What can be added, below the gate that stops a refused entry. */
export function useCharge(): Charge {
  return withoutRejection(useSuspenseQuery(dataQueries.charge()).data);
}
