import { mobileApi } from '@/api/clients';
import { BusinessError } from '@/api/errors';
import type { Terms } from '@/api/models';
import { queryClient } from '@/api/queryClient';
import { unwrap } from '@/api/unwrap';
import { chargeCategories } from '@/catalogue/dataAdd';
import { isKnown } from '@/catalogue/labelOf';
import { withoutRejection } from '@/procedure/queryOrRejection';
import { dataQueries } from '../queries';
import type { ChargeReceipt, ChargeValues } from './chargeEntry';

/** Adds data for its price. @throws ApiError */
export async function sendCharge(
  { option_code }: ChargeValues,
  confirmed: Terms,
): Promise<ChargeReceipt> {
  const entry = withoutRejection(await queryClient.ensureQueryData(dataQueries.charge()));
  const { category } = entry;
  // The page is closed for such an entry (`useBlocked`), but it may have been read again meanwhile.
  if (!isKnown(chargeCategories, category))
    throw new BusinessError(409, { code: 'category', message: 'プランの種類を読み込めません。' });
  const added = await unwrap(
    mobileApi.POST('/api/write/v1/services/{service_id}/charge', {
      body: { category, option_code, confirmed },
    }),
  );
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
