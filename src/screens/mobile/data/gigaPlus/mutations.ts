import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { queryOrRejection, read, withoutRejection } from '@/api/query';
import { queryClient } from '@/api/queryClient';
import type { GigaPlusReceipt } from './gigaPlusEntry';

/** Receives the extra data that was shown. @throws ApiError */
export async function receiveGigaPlus(
  _: object,
  confirmed: Schema.Terms,
): Promise<GigaPlusReceipt> {
  const shown = withoutRejection(
    await queryClient.ensureQueryData(queryOrRejection(read(api.getGigaPlus))),
  );
  const received = await call(api.postGigaPlus, {
    body: { giga_plus_id: shown.giga_plus_id, confirmed },
  });
  return {
    receiptNumber: received.receipt_number,
    acceptedAt: received.accepted_at,
    amountMb: received.amount_mb,
    usableUntil: received.usable_until,
    leftMb: received.data_left_mb,
  };
}
