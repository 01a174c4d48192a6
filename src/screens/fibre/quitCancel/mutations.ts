import { call } from '@/api/client';
import { api } from '@/api/generated/operations';

export interface QuitCancelled {
  receiptNumber: string;
  acceptedAt: string;
}

/** Takes the cancellation of the line back. @throws ApiError */
export async function sendQuitCancel(): Promise<QuitCancelled> {
  const body = { has_consented: true as const };
  const taken = await call(api.postQuitCancel, { body });
  return { receiptNumber: taken.receipt_number, acceptedAt: taken.accepted_at };
}
