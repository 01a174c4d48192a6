import { serviceApi } from '@/api/clients';
import { ofService } from '@/api/ofService';
import { unwrap } from '@/api/unwrap';
import { encrypt } from '@/procedure/encryption';
import type { PhoneValues } from '@/procedure/phone/phoneValues';
import type { ContractorReceipt } from './contractorData';

/** Registers the numbers of the contractor. @throws ApiError */
export async function changeNumbers(numbers: PhoneValues): Promise<ContractorReceipt> {
  const { tel, tel_daytime } = numbers;
  const changed = await unwrap(
    serviceApi.PUT('/api/write/v2/services/{service_id}/contract', {
      ...ofService('mobile'),
      body: { name: null, address: null, phone: { tel, tel_daytime: tel_daytime || null } },
    }),
  );
  return {
    receiptNumber: changed.receipt_number,
    acceptedAt: changed.accepted_at,
    appliedOn: changed.applied_on,
    numbers,
    cipher: await encrypt('mobile', [tel]),
  };
}
