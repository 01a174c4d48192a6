import { fixedApi } from '@/api/clients';
import { unwrap } from '@/api/unwrap';

export interface QuitCancelled {
  receiptNumber: string;
  acceptedAt: string;
}

/** Takes the cancellation of the line back. @throws ApiError */
export async function sendQuitCancel(): Promise<QuitCancelled> {
  const body = { has_consented: true as const };
  const taken = await unwrap(fixedApi.POST('/api/write/v1/quit-cancel', { body }));
  return { receiptNumber: taken.receipt_number, acceptedAt: taken.accepted_at };
}
