import { mobileApi } from '@/api/clients';
import { unwrap } from '@/api/unwrap';
import type { ProtectionValues } from './protectionEntry';

/**
 * Registers another IMEI, or ends the protection.
 * @throws ApiError
 */
export async function sendProtection({ operation, imei }: ProtectionValues) {
  const body =
    operation === 'imei'
      ? ({ operation, imei } as const)
      : ({ operation: 'quit', imei: null } as const);
  const receipt = await unwrap(
    mobileApi.POST('/api/write/v1/services/{service_id}/device-compensation', { body }),
  );
  return { ...receipt, operation: body.operation };
}

/** The receipt of either. */
export type ProtectionReceipt = Awaited<ReturnType<typeof sendProtection>>;
