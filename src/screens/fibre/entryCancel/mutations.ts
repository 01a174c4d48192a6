import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
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
  const given = await call(api.postContractEntryCancel, { body });
  return { receiptNumber: given.receipt_number, acceptedAt: given.accepted_at };
}
