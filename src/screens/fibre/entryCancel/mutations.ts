import { fixedApi } from '@/api/clients';
import { unwrap } from '@/api/unwrap';
import type { QuitReason } from '@/catalogue/quit';

export interface EntryCancelled {
  receiptNumber: string;
  acceptedAt: string;
}

export interface EntryCancelValues {
  reason: QuitReason;
  comment: string;
}

/** Takes the application back. @throws ApiError */
export async function sendEntryCancel({
  reason,
  comment,
}: EntryCancelValues): Promise<EntryCancelled> {
  const body = { reason, comment: comment || null };
  const given = await unwrap(fixedApi.POST('/api/write/v1/contract/entry-cancel', { body }));
  return { receiptNumber: given.receipt_number, acceptedAt: given.accepted_at };
}
