import { mobileApi } from '@/api/clients';
import type { Terms } from '@/api/models';
import { queryClient } from '@/api/queryClient';
import { unwrap } from '@/api/unwrap';
import { onestopReason } from '@/catalogue/onestop';
import { withoutRejection } from '@/procedure/queryOrRejection';
import type { OnestopReceipt } from './onestopEntry';
import { onestopQueries } from './queries';

const path = '/api/write/v1/services/{service_id}/contract/quit-info';

/**
 * Agrees to the cancellation that moves the number, with the day that the screen showed.
 * @throws ApiError
 */
export async function sendOnestop(_: object, confirmed: Terms): Promise<OnestopReceipt> {
  const shown = withoutRejection(await queryClient.ensureQueryData(onestopQueries.quit()));
  const { onestop_id, phone, to_carrier } = shown;
  const quit_on = confirmed.quit_on ?? shown.quit_on;
  const receipt = await unwrap(
    mobileApi.POST(path, {
      body: { action: 'onestop', quit_on, reason: onestopReason, onestop_id, confirmed },
    }),
  );
  return {
    receiptNumber: receipt.receipt_number,
    acceptedAt: receipt.accepted_at,
    quitOn: receipt.quit_on ?? quit_on,
    phone,
    toCarrier: to_carrier,
    returnUrl: receipt.return_url,
  };
}
