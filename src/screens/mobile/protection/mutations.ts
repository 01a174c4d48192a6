import { mobileApi } from '@/api/clients';
import { unwrap } from '@/api/unwrap';
import type { ProtectionValues } from './protectionEntry';

/**
 * Registers another IMEI, or ends the protection.
 * @throws ApiError
 */
export function sendProtection({ operation, imei }: ProtectionValues) {
  return unwrap(
    mobileApi.POST('/api/write/v1/services/{service_id}/device-compensation', {
      body: operation === 'imei' ? { operation, imei } : { operation: 'quit', imei: null },
    }),
  );
}

/** The receipt of either. */
export type ProtectionReceipt = Awaited<ReturnType<typeof sendProtection>>;
