import { fixedApi } from '@/api/clients';
import { unwrap } from '@/api/unwrap';

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
  const accepted = await unwrap(
    fixedApi.POST('/api/write/v1/campaign/present-accept', { body: values }),
  );
  return {
    receiptNumber: accepted.receipt_number,
    acceptedAt: accepted.accepted_at,
    choiceId: accepted.choice_id,
    shipsOn: accepted.ships_on,
  };
}
