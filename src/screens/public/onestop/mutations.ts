import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { withoutRejection } from '@/api/query';
import { queryClient } from '@/api/queryClient';
import { onestopReason } from '@/catalogue/onestop';
import type { OnestopReceipt } from './onestopEntry';
import { onestopQueries } from './queries';

/**
 * Agrees to the cancellation that moves the number, with the day that the screen showed.
 * @throws ApiError
 */
export async function sendOnestop(_: object, confirmed: Schema.Terms): Promise<OnestopReceipt> {
  const shown = withoutRejection(await queryClient.ensureQueryData(onestopQueries.quit()));
  const { onestop_id, phone, to_carrier } = shown;
  const quit_on = confirmed.quit_on ?? shown.quit_on;
  const receipt = await call(api.postMobileQuitInfo, {
    body: { action: 'onestop', quit_on, reason: onestopReason, onestop_id, confirmed },
  });
  return {
    receiptNumber: receipt.receipt_number,
    acceptedAt: receipt.accepted_at,
    quitOn: receipt.quit_on ?? quit_on,
    phone,
    toCarrier: to_carrier,
    returnUrl: receipt.return_url,
  };
}
