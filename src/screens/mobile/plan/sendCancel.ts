import { mobileApi } from '@/api/clients';
import { unwrap } from '@/api/unwrap';
import { parseTarget, type CancelValues } from './planCancelEntry';

/**
 * Takes a reserved change back.
 * @throws ApiError
 */
export function sendCancel({ target }: CancelValues) {
  return unwrap(
    mobileApi.POST('/api/write/v1/services/{service_id}/cancel-exchange-price-plan', {
      body: parseTarget(target),
    }),
  );
}

/** What stands after taking a change back. */
export type CancelReceipt = Awaited<ReturnType<typeof sendCancel>>;
