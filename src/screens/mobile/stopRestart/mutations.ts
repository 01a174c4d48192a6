import { mobileApi } from '@/api/clients';
import type { Terms } from '@/api/models';
import { queryClient } from '@/api/queryClient';
import { unwrap } from '@/api/unwrap';
import { stopRestartQueries } from './queries';
import { actionFor, type StopRestartReceipt, type StopRestartValues } from './stopRestartEntry';

/** Stops the SIM, or restarts it if it can be restarted. @throws ApiError */
export async function sendStopRestart(
  { reason }: StopRestartValues,
  confirmed: Terms,
): Promise<StopRestartReceipt> {
  const action = actionFor(await queryClient.ensureQueryData(stopRestartQueries.info()));
  const done = await unwrap(
    mobileApi.POST('/api/write/v1/services/{service_id}/contract/stop-restart-info', {
      body: { action, reason: action === 'stop' && reason !== '' ? reason : null, confirmed },
    }),
  );
  return {
    receiptNumber: done.receipt_number,
    acceptedAt: done.accepted_at,
    action,
    state: done.state,
  };
}
