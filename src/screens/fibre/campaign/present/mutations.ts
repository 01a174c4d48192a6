import { call } from '@/api/client';
import { api } from '@/api/generated/operations';

export interface PresentValues {
  present_id: string;
  choice_id: string;
}

export interface PresentReceipt {
  receiptNumber: string;
  /** ISO moment. */
  acceptedAt: string;
  choiceId: string;
  /** ISO day. */
  shipsOn: string;
}

/**
 * Accepts a present (docs/product.md §8.3).
 * @throws ApiError; BusinessError `present_already_accepted`, `present_expired`, `present_out_of_stock`
 */
export async function acceptPresent(values: PresentValues): Promise<PresentReceipt> {
  const accepted = await call(api.postCampaignPresentAccept, { body: values });
  return {
    receiptNumber: accepted.receipt_number,
    acceptedAt: accepted.accepted_at,
    choiceId: accepted.choice_id,
    shipsOn: accepted.ships_on,
  };
}
