import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import type { EsimReceipt, EsimValues } from './esimValues';

/**
 * Issues an eSIM for a device.
 * @throws ApiError
 */
export async function sendEsim(
  { operation, eid }: EsimValues,
  confirmed: Schema.Terms,
): Promise<EsimReceipt> {
  const body = { operation: operation || 'issue', eid, confirmed } as const;
  const { activation, ...issued } = await call(api.postEsim, { body });
  return {
    operation: body.operation,
    receiptNumber: activation.receipt_number,
    acceptedAt: issued.accepted_at,
    fee: issued.fee,
    billingMonth: issued.billing_month,
    expiresOn: activation.expires_on,
    activation,
  };
}
