import { mobileApi, serviceApi } from '@/api/clients';
import { sessionPort } from '@/api/sessionPort';
import { unwrap } from '@/api/unwrap';
import type { PhoneValues } from '@/procedure/phone/phoneValues';
import type { ContractorReceipt } from './contractorData';

/** Registers the numbers of the contractor. @throws ApiError */
export async function changeNumbers(numbers: PhoneValues): Promise<ContractorReceipt> {
  const { tel, tel_daytime } = numbers;
  const changed = await unwrap(
    serviceApi.PUT('/api/write/v2/services/{service_id}/contract', {
      // The selected service may be fibre while this address is opened.
      params: { path: { service_id: sessionPort().serviceId('mobile') } },
      body: { name: null, address: null, phone: { tel, tel_daytime: tel_daytime || null } },
    }),
  );
  return {
    receiptNumber: changed.receipt_number,
    acceptedAt: changed.accepted_at,
    appliedOn: changed.applied_on,
    numbers,
    cipher: await encrypted(tel),
  };
}

/** The number as it may stand in session storage; without it the receipt after a reload leaves it out. */
async function encrypted(value: string): Promise<string | undefined> {
  const path = '/api/write/v1/services/{service_id}/secure-encrypt';
  try {
    return (await unwrap(mobileApi.POST(path, { body: { value } }))).cipher_text;
  } catch {
    return undefined;
  }
}

/** What the server encrypted before. @throws ApiError, refused where it is too old */
export async function decrypted(cipher_text: string): Promise<string> {
  const path = '/api/write/v1/services/{service_id}/secure-decrypt';
  return (await unwrap(mobileApi.POST(path, { body: { cipher_text } }))).value;
}
