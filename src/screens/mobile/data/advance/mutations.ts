import { mobileApi } from '@/api/clients';
import type { Terms } from '@/api/models';
import { unwrap } from '@/api/unwrap';
import type { AdvanceReceipt, AdvanceValues } from './advanceEntry';

/** Uses next month's data in advance. @throws ApiError */
export async function sendAdvance(
  { amount_mb }: AdvanceValues,
  confirmed: Terms,
): Promise<AdvanceReceipt> {
  const done = await unwrap(
    mobileApi.POST('/api/write/v1/services/{service_id}/data-advance', {
      body: { amount_mb: Number(amount_mb), confirmed },
    }),
  );
  return {
    receiptNumber: done.receipt_number,
    acceptedAt: done.accepted_at,
    amountMb: done.amount_mb,
    leftMb: done.data_left_mb,
    nextMonthMb: done.next_month_mb,
    expiresOn: done.expires_on,
  };
}
