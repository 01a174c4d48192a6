import { mobileApi } from '@/api/clients';
import { unwrap } from '@/api/unwrap';
import type { MnpReceipt, MnpValues } from './mnpEntry';

const path = '/api/write/v1/services/{service_id}/contract/mnp-transfer-in';

/**
 * Reserves the activation of a number that moves in.
 * @throws ApiError
 */
export async function sendMnp({ starts_at }: MnpValues): Promise<MnpReceipt> {
  const receipt = await unwrap(mobileApi.POST(path, { body: { starts_at } }));
  return {
    receiptNumber: receipt.receipt_number,
    acceptedAt: receipt.accepted_at,
    startsAt: receipt.starts_at,
    phone: receipt.phone,
    interruptionMinutes: receipt.interruption_minutes,
  };
}
