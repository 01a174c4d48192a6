import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { encrypt } from '@/procedure/encryption';
import type { PhoneValues } from '@/procedure/phone/phoneValues';
import type { ContractorReceipt } from './contractorData';

/** Registers the numbers of the contractor. @throws ApiError */
export async function changeNumbers(numbers: PhoneValues): Promise<ContractorReceipt> {
  const { tel, tel_daytime } = numbers;
  const changed = await call(api.putServiceContract, {
    ...ofService('mobile'),
    body: { name: null, address: null, phone: { tel, tel_daytime: tel_daytime || null } },
  });
  return {
    receiptNumber: changed.receipt_number,
    acceptedAt: changed.accepted_at,
    appliedOn: changed.applied_on,
    numbers,
    cipher: await encrypt('mobile', [tel]),
  };
}
