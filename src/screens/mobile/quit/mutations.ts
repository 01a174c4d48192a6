import { mobileApi } from '@/api/clients';
import { BusinessError } from '@/api/errors';
import { queryClient } from '@/api/queryClient';
import { unwrap } from '@/api/unwrap';
import type * as Code from '@/catalogue/codes';
import { mobileQuitReasons } from '@/catalogue/mobileQuit';
import { isRejection } from '@/procedure/queryOrRejection';
import { mobileContractQueries } from '@/screens/mobile/contract/queries';
import { lastDayOf, type QuitInfo, type QuitReceipt, type QuitValues } from './quitEntry';

const path = '/api/write/v1/services/{service_id}/contract/quit-info';

interface QuitOrder {
  action: 'quit' | 'quit_mnp' | 'quit_cancel';
  quit_on: string;
  reason: Code.MobileQuitReasonCode | null;
  onestop_id: null;
}

/**
 * Cancels the SIM on the day that the review shows, or when its number has been ported.
 * @throws ApiError; BusinessError `date_changed` after the day was read again
 */
export function sendQuit(values: QuitValues): Promise<QuitReceipt> {
  const { number, reason, seen_quit_on, seen_mnp_quit_on } = values;
  const info = shownInfo();
  return send({
    action: number === 'keep' ? 'quit_mnp' : 'quit',
    quit_on: info ? lastDayOf(info, values) : number === 'keep' ? seen_mnp_quit_on : seen_quit_on,
    reason: mobileQuitReasons.find((one) => one === reason) ?? null,
    onestop_id: null,
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
  try {
    const receipt = await unwrap(mobileApi.POST(path, { body }));
    return {
      receiptNumber: receipt.receipt_number,
      acceptedAt: receipt.accepted_at,
      quitOn: receipt.quit_on ?? body.quit_on,
      cancelUntil: receipt.cancel_until,
      withNumber: receipt.action === 'quit_mnp',
      mnpNumber: receipt.mnp_number,
    };
  } catch (error) {
    if (error instanceof BusinessError && error.code === 'date_changed')
      await queryClient.invalidateQueries({ queryKey: mobileContractQueries.quit().queryKey });
    throw error;
  }
}

/** The cancellation as it was last read, which is what the screen shows. */
function shownInfo(): QuitInfo | undefined {
  const info = queryClient.getQueryData(mobileContractQueries.quit().queryKey);
  return info && !isRejection(info) ? info : undefined;
}
