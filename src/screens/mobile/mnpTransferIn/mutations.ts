import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type { MnpReceipt, MnpValues } from './mnpEntry';

/**
 * Reserves the activation of a number that moves in.
 * @throws ApiError
 */
export async function sendMnp({ starts_at }: MnpValues): Promise<MnpReceipt> {
  const receipt = await call(api.postMnpTransferIn, { body: { starts_at } });
  return {
    receiptNumber: receipt.receipt_number,
    acceptedAt: receipt.accepted_at,
    startsAt: receipt.starts_at,
    phone: receipt.phone,
    interruptionMinutes: receipt.interruption_minutes,
  };
}
