import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, queryOrRejection, read } from '@/api/query';
import { queryClient } from '@/api/queryClient';
import { type CallValues, serviceChanges } from './callChoice';

/**
 * Changes the call options: only what differs from what was read is sent.
 * @throws ApiError
 */
export async function sendCall({ call_flat, services }: CallValues, confirmed: Schema.Terms) {
  const answer = await queryClient.ensureQueryData(queryOrRejection(read(api.getCallService)));
  const changes = isRejection(answer) ? [] : serviceChanges(answer, services);
  const receipt = await call(api.postCallService, {
    body: { call_flat, services: changes, confirmed },
  });
  const named = changes.map(({ service, operation }) => {
    const item = isRejection(answer)
      ? undefined
      : answer.services.find((s) => s.service === service);
    return `${item?.name ?? service}(${operation === 'add' ? '追加' : '解約'})`;
  });
  return { ...receipt, changed: named.join('、') };
}

/** The receipt of a change of the call options. */
export type CallReceipt = Awaited<ReturnType<typeof sendCall>>;
