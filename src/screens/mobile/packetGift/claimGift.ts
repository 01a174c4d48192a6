import { mobileApi } from '@/api/clients';
import { queryClient } from '@/api/queryClient';
import { unwrap } from '@/api/unwrap';
import { isRejection } from '@/procedure/queryOrRejection';
import type { ClaimReceipt, ClaimValues } from './claimValues';
import { packetGiftQueries } from './queries';

/** Asks what two codes stand for. @throws ApiError, BusinessError where it is nothing for this number */
export async function checkCodes(values: ClaimValues): Promise<void> {
  const answer = await queryClient.fetchQuery({
    ...packetGiftQueries.request(values),
    staleTime: 0,
  });
  if (isRejection(answer)) throw answer.refusal;
}

/** Receives a gift. @throws ApiError */
export async function claimGift({ gift_code, auth_code }: ClaimValues): Promise<ClaimReceipt> {
  const claimed = await unwrap(
    mobileApi.POST('/api/write/v1/services/{service_id}/packet-gift-request', {
      body: { gift_code, auth_code },
    }),
  );
  const { data_left_before_mb: before, data_left_mb: after } = claimed;
  return {
    receiptNumber: claimed.receipt_number,
    fromPhone: claimed.from_phone,
    amountMb: claimed.amount_mb,
    message: claimed.message ?? '',
    acceptedAt: claimed.accepted_at,
    expiresOn: claimed.expires_on,
    left: before === null || after === null ? undefined : { before, after },
  };
}
