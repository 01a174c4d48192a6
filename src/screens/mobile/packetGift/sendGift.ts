import { mobileApi } from '@/api/clients';
import { BusinessError } from '@/api/errors';
import { unwrap } from '@/api/unwrap';
import { now } from '@/lib/clock';
import { amountMb, type GiftReceipt, type GiftValues } from './giftValues';

/**
 * Gives data to another number.
 * @throws ApiError, except when the gift was taken and only its codes are late
 */
export async function sendGift({ amount, to_phone, message }: GiftValues): Promise<GiftReceipt> {
  const amount_mb = amountMb(amount) ?? 0;
  const path = '/api/write/v1/services/{service_id}/packet-gift-code';
  try {
    const given = await unwrap(
      mobileApi.POST(path, { body: { to_phone, amount_mb, message: message || null } }),
    );
    return {
      receiptNumber: given.receipt_number,
      codes: { gift: given.gift_code, auth: given.auth_code },
      toPhone: given.to_phone,
      amountMb: given.amount_mb,
      message: given.message ?? '',
      acceptedAt: given.accepted_at,
      expiresOn: given.expires_on,
      left: { before: given.data_left_before_mb, after: given.data_left_mb },
    };
  } catch (error) {
    if (error instanceof BusinessError && error.code === 'packet_gift_code_cant_get_in_code')
      return { toPhone: to_phone, amountMb: amount_mb, message, acceptedAt: now().toISOString() };
    throw error;
  }
}
