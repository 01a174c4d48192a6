import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { queryClient } from '@/api/queryClient';
import { actionFor, type StopRestartReceipt, type StopRestartValues } from './stopRestartEntry';

/** Stops the SIM, or restarts it if it can be restarted. @throws ApiError */
export async function sendStopRestart(
  { reason }: StopRestartValues,
  confirmed: Schema.Terms,
): Promise<StopRestartReceipt> {
  const action = actionFor(await queryClient.ensureQueryData(read(api.getStopRestartInfo)));
  const done = await call(api.postStopRestartInfo, {
    body: { action, reason: action === 'stop' && reason !== '' ? reason : null, confirmed },
  });
  return {
    receiptNumber: done.receipt_number,
    acceptedAt: done.accepted_at,
    action,
    state: done.state,
  };
}
