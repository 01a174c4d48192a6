import { mobileApi } from '@/api/clients';
import type { Terms } from '@/api/models';
import { unwrap } from '@/api/unwrap';
import type { ProtectionValues } from './protectionEntry';

/**
 * Registers another IMEI, or ends the protection.
 * @throws ApiError
 */
export async function sendProtection({ operation, imei }: ProtectionValues, confirmed: Terms) {
  const body =
    operation === 'imei'
      ? ({ operation, imei, confirmed } as const)
      : ({ operation: 'quit', imei: null, confirmed } as const);
  const receipt = await unwrap(
    mobileApi.POST('/api/write/v1/services/{service_id}/device-compensation', { body }),
  );
  return { ...receipt, operation: body.operation };
}

/** The receipt of either. */
export type ProtectionReceipt = Awaited<ReturnType<typeof sendProtection>>;
