import { mobileApi } from '@/api/clients';
import type { Terms } from '@/api/models';
import { unwrap } from '@/api/unwrap';
import type { EsimReceipt, EsimValues } from './esimValues';

const path = '/api/write/v1/services/{service_id}/contract/esim';

/**
 * Issues an eSIM for a device.
 * @throws ApiError
 */
export async function sendEsim(
  { operation, eid }: EsimValues,
  confirmed: Terms,
): Promise<EsimReceipt> {
  const body = { operation: operation || 'issue', eid, confirmed } as const;
  const { activation, ...issued } = await unwrap(mobileApi.POST(path, { body }));
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
