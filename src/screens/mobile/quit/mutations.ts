import { mobileApi } from '@/api/clients';
import type { Terms } from '@/api/models';
import { queryClient } from '@/api/queryClient';
import { unwrap } from '@/api/unwrap';
import type * as Code from '@/catalogue/codes';
import { mobileQuitReasons } from '@/catalogue/mobileQuit';
import { isRejection } from '@/procedure/queryOrRejection';
import { mobileContractQueries } from '@/screens/mobile/contract/queries';
import { type QuitInfo, type QuitReceipt, type QuitValues } from './quitEntry';

const path = '/api/write/v1/services/{service_id}/contract/quit-info';

interface QuitOrder {
  action: 'quit' | 'quit_mnp' | 'quit_cancel';
  quit_on: string;
  reason: Code.MobileQuitReasonCode | null;
  onestop_id: null;
  confirmed?: Terms;
}

/**
 * Cancels the SIM on the day that the review shows, or when its number has been ported.
 * @throws ApiError
 */
export function sendQuit({ number, reason }: QuitValues, confirmed: Terms): Promise<QuitReceipt> {
  return send({
    action: number === 'keep' ? 'quit_mnp' : 'quit',
    quit_on: confirmed.quit_on ?? '',
    reason: mobileQuitReasons.find((one) => one === reason) ?? null,
    onestop_id: null,
    confirmed,
  });
}

/**
 * Takes the cancellation back.
 * @throws ApiError
 */
export function sendQuitCancel(): Promise<QuitReceipt> {
  return send({
    action: 'quit_cancel',
    quit_on: shownInfo()?.quit_on ?? '',
    reason: null,
    onestop_id: null,
  });
}

async function send(body: QuitOrder): Promise<QuitReceipt> {
  const receipt = await unwrap(mobileApi.POST(path, { body }));
  return {
    receiptNumber: receipt.receipt_number,
    acceptedAt: receipt.accepted_at,
    quitOn: receipt.quit_on ?? body.quit_on,
    cancelUntil: receipt.cancel_until,
    withNumber: receipt.action === 'quit_mnp',
    mnpNumber: receipt.mnp_number,
  };
}

/** The cancellation as it was last read, which is what the screen shows. */
function shownInfo(): QuitInfo | undefined {
  const info = queryClient.getQueryData(mobileContractQueries.quit().queryKey);
  return info && !isRejection(info) ? info : undefined;
}
