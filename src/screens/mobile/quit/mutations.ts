import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, queryOrRejection, read } from '@/api/query';
import { queryClient } from '@/api/queryClient';
import type * as Code from '@/catalogue/generated/codes';
import { mobileQuitReasons } from '@/catalogue/mobileQuit';
import { type QuitReceipt, type QuitValues } from './quitValues';

interface QuitOrder {
  action: 'quit' | 'quit_mnp' | 'quit_cancel';
  quit_on: string;
  reason: Code.MobileQuitReasonCode | null;
  onestop_id: null;
  confirmed?: Schema.Terms;
}

/**
 * Cancels the SIM on the day that the review shows, or when its number has been ported.
 * @throws ApiError
 */
export function sendQuit(
  { number, reason }: QuitValues,
  confirmed: Schema.Terms,
): Promise<QuitReceipt> {
  return send({
    action: number === 'keep' ? 'quit_mnp' : 'quit',
    quit_on: confirmed.quit_on ?? '',
    reason: mobileQuitReasons.find((one) => one === reason) ?? null,
    onestop_id: null,
    confirmed,
  });
}

export function sendQuitCancel(): Promise<QuitReceipt> {
  return send({
    action: 'quit_cancel',
    quit_on: shownInfo()?.quit_on ?? '',
    reason: null,
    onestop_id: null,
  });
}

async function send(body: QuitOrder): Promise<QuitReceipt> {
  const receipt = await call(api.postMobileQuitInfo, { body });
  return { ...receipt, quit_on: receipt.quit_on ?? body.quit_on };
}

/** The cancellation as it was last read, which is what the screen shows. */
function shownInfo(): Schema.MobileQuitInfo | undefined {
  const info = queryClient.getQueryData(queryOrRejection(read(api.getMobileQuitInfo)).queryKey);
  return info && !isRejection(info) ? info : undefined;
}
