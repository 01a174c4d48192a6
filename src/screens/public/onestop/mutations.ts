import { mobileApi } from '@/api/clients';
import { BusinessError } from '@/api/errors';
import { queryClient } from '@/api/queryClient';
import { unwrap } from '@/api/unwrap';
import { onestopReason } from '@/catalogue/onestop';
import { withoutRejection } from '@/procedure/queryOrRejection';
import type { OnestopReceipt } from './onestopEntry';
import { onestopQueries } from './queries';

const path = '/api/write/v1/services/{service_id}/contract/quit-info';

/**
 * Agrees to the cancellation that moves the number, with the day that the screen showed.
 * @throws ApiError; BusinessError `date_changed` after the day was read again
 */
export async function sendOnestop(): Promise<OnestopReceipt> {
  const shown = withoutRejection(await queryClient.ensureQueryData(onestopQueries.quit()));
  const { quit_on, onestop_id, phone, to_carrier } = shown;
  try {
    const receipt = await unwrap(
      mobileApi.POST(path, {
        body: { action: 'onestop', quit_on, reason: onestopReason, onestop_id },
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
  } catch (error) {
    if (error instanceof BusinessError && error.code === 'date_changed')
      await queryClient.invalidateQueries({ queryKey: onestopQueries.quit().queryKey });
    throw error;
  }
}
