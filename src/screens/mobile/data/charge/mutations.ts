import { call } from '@/api/client';
import { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { queryOrRejection, read, withoutRejection } from '@/api/query';
import { queryClient } from '@/api/queryClient';
import { chargeCategories } from '@/catalogue/dataAdd';
import { isKnown } from '@/catalogue/labelOf';
import type { ChargeReceipt, ChargeValues } from './chargeEntry';

/** Adds data for its price. @throws ApiError */
export async function sendCharge(
  { option_code }: ChargeValues,
  confirmed: Schema.Terms,
): Promise<ChargeReceipt> {
  const entry = withoutRejection(
    await queryClient.ensureQueryData(queryOrRejection(read(api.getCharge))),
  );
  const { category } = entry;
  // The page is closed for such an entry (`useBlocked`), but it may have been read again meanwhile.
  if (!isKnown(chargeCategories, category))
    throw new BusinessError(409, { code: 'category', message: 'プランの種類を読み込めません。' });
  const added = await call(api.postCharge, { body: { category, option_code, confirmed } });
  return {
    receiptNumber: added.receipt_number,
    acceptedAt: added.accepted_at,
    amountMb: added.amount_mb,
    price: added.price,
    billingMonth: added.billing_month,
    expiresOn: added.expires_on,
    leftMb: added.data_left_mb,
  };
}
