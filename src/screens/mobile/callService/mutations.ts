import { mobileApi } from '@/api/clients';
import type { Terms } from '@/api/models';
import { queryClient } from '@/api/queryClient';
import { unwrap } from '@/api/unwrap';
import { isRejection } from '@/procedure/queryOrRejection';
import { mobileOptionQueries } from '@/screens/mobile/option/queries';
import { type CallValues, serviceChanges } from './callChoice';

/**
 * Changes the call options: only what differs from what was read is sent.
 * @throws ApiError
 */
export async function sendCall({ call_flat, services }: CallValues, confirmed: Terms) {
  const read = await queryClient.ensureQueryData(mobileOptionQueries.callService());
  const changes = isRejection(read) ? [] : serviceChanges(read, services);
  const receipt = await unwrap(
    mobileApi.POST('/api/write/v1/services/{service_id}/call-service', {
      body: { call_flat, services: changes, confirmed },
    }),
  );
  const named = changes.map(({ service, operation }) => {
    const item = isRejection(read) ? undefined : read.services.find((s) => s.service === service);
    return `${item?.name ?? service}(${operation === 'add' ? '追加' : '解約'})`;
  });
  return { ...receipt, changed: named.join('、') };
}

/** The receipt of a change of the call options. */
export type CallReceipt = Awaited<ReturnType<typeof sendCall>>;
