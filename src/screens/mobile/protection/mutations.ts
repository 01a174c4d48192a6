import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import type { ProtectionValues } from './protectionEntry';

/**
 * Registers another IMEI, or ends the protection.
 * @throws ApiError
 */
export async function sendProtection(
  { operation, imei }: ProtectionValues,
  confirmed: Schema.Terms,
) {
  const body =
    operation === 'imei'
      ? ({ operation, imei, confirmed } as const)
      : ({ operation: 'quit', imei: null, confirmed } as const);
  const receipt = await call(api.postDeviceCompensation, { body });
  return { ...receipt, operation: body.operation };
}

/** The receipt of either. */
export type ProtectionReceipt = Awaited<ReturnType<typeof sendProtection>>;
