import { mobileApi } from '@/api/clients';
import type { Terms } from '@/api/models';
import { queryClient } from '@/api/queryClient';
import { unwrap } from '@/api/unwrap';
import { withoutRejection } from '@/procedure/queryOrRejection';
import { dataQueries } from '../queries';
import type { GigaPlusReceipt } from './gigaPlusEntry';

/** Receives the extra data that was shown. @throws ApiError */
export async function receiveGigaPlus(_: object, confirmed: Terms): Promise<GigaPlusReceipt> {
  const shown = withoutRejection(await queryClient.ensureQueryData(dataQueries.gigaPlus()));
  const received = await unwrap(
    mobileApi.POST('/api/write/v1/services/{service_id}/giga-plus', {
      body: { giga_plus_id: shown.giga_plus_id, confirmed },
    }),
  );
  return {
    receiptNumber: received.receipt_number,
    acceptedAt: received.accepted_at,
    amountMb: received.amount_mb,
    usableUntil: received.usable_until,
    leftMb: received.data_left_mb,
  };
}
