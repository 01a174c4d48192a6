import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import type { AdvanceReceipt, AdvanceValues } from './advanceEntry';

/** Uses next month's data in advance. @throws ApiError */
export async function sendAdvance(
  { amount_mb }: AdvanceValues,
  confirmed: Schema.Terms,
): Promise<AdvanceReceipt> {
  const done = await call(api.postDataAdvance, {
    body: { amount_mb: Number(amount_mb), confirmed },
  });
  return {
    receiptNumber: done.receipt_number,
    acceptedAt: done.accepted_at,
    amountMb: done.amount_mb,
    leftMb: done.data_left_mb,
    nextMonthMb: done.next_month_mb,
    expiresOn: done.expires_on,
  };
}
