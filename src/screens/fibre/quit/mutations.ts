import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { onuAddress } from '@/catalogue/quit';
import { addressOf } from '@/procedure/address/addressValues';
import { isCollected, isElsewhere, type QuitReceipt, type QuitValues } from './quitValues';

/**
 * Applies for the cancellation.
 * @throws ApiError
 */
export async function sendQuit(values: QuitValues, confirmed: Schema.Terms): Promise<QuitReceipt> {
  const { reason, quit_on, devices, pickup_time } = values;
  const accepted = await call(api.postQuit, {
    body: {
      quit_on,
      reason,
      devices: Object.entries(devices).flatMap(([device_id, choice]) =>
        choice ? [{ device_id, choice }] : [],
      ),
      onu_address: isElsewhere(values) ? onuAddress.pickup : onuAddress.install,
      pickup_address: isElsewhere(values) ? addressOf(values) : null,
      pickup_time: isCollected(devices) ? pickup_time : 'none',
      has_consented: true,
      confirmed,
    },
  });
  return {
    receiptNumber: accepted.receipt_number,
    acceptedAt: accepted.accepted_at,
    quitOn: accepted.quit_on,
    cancelUntil: accepted.cancel_until,
    total: accepted.total,
    billedMonth: accepted.billed_month,
    hasPickup: isCollected(devices),
  };
}
