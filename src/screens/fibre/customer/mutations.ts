import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import { formatFullDay, formatFullMonth } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { formatPostalCode } from '@/lib/postalCode';
import { addressOf, type AddressValues } from '@/procedure/address/addressValues';
import { encrypt } from '@/procedure/encryption';
import type { PhoneValues } from '@/procedure/phone/phoneValues';
import type { CustomerReceipt } from './customerReceipt';
import type { BillingValues, NameValues } from './customerValues';

type Change = NonNullable<Parameters<typeof putContract>[0]>;

async function putContract(body: {
  name: NameValues | null;
  address: ReturnType<typeof addressOf> | null;
  phone: { tel: string; tel_daytime: string | null } | null;
}) {
  return call(api.putContract, { body });
}

const nothing: Change = { name: null, address: null, phone: null };

/** The rows of the receipt, as the customer typed them. */
type Changed = readonly { term: string; value: string }[];

/** The rows in clear for the page, and encrypted to be kept. */
const rowsOf = async (changed: Changed) => ({
  changed,
  cipher: await encrypt(
    'fixed',
    changed.map(({ value }) => value),
  ),
});

/** Sends one part of the customer's data. @throws ApiError */
async function change(part: Partial<Change>, changed: Changed): Promise<CustomerReceipt> {
  const accepted = await putContract({ ...nothing, ...part });
  return {
    receiptNumber: accepted.receipt_number,
    acceptedAt: accepted.accepted_at,
    from: accepted.applied_on && formatFullDay(accepted.applied_on),
    ...(await rowsOf(changed)),
  };
}

/** @throws ApiError */
export const changeName = ({
  last_name,
  first_name,
  last_name_kana,
  first_name_kana,
}: NameValues) =>
  change({ name: { last_name, first_name, last_name_kana, first_name_kana } }, [
    { term: '新しいお名前', value: `${last_name} ${first_name}` },
    { term: 'フリガナ', value: `${last_name_kana} ${first_name_kana}` },
  ]);

/** @throws ApiError */
export const changeAddress = (values: AddressValues) =>
  change({ address: addressOf(values) }, [{ term: '新しい住所', value: inOneLine(values) }]);

/** @throws ApiError */
export const changePhone = ({ tel, tel_daytime }: PhoneValues) =>
  change({ phone: { tel, tel_daytime: tel_daytime || null } }, [
    { term: '電話番号', value: formatPhone(tel) },
    { term: '日中の連絡先', value: tel_daytime ? formatPhone(tel_daytime) : '電話番号と同じ' },
  ]);

/** @throws ApiError */
export async function changeBillingAddress(values: BillingValues): Promise<CustomerReceipt> {
  const accepted = await call(api.putBillingAddressInfo, {
    body: { receiver: values.receiver, ...addressOf(values) },
  });
  return {
    receiptNumber: accepted.receipt_number,
    acceptedAt: accepted.accepted_at,
    from: `${formatFullMonth(accepted.starts_month)}のご請求分から`,
    ...(await rowsOf([
      { term: '宛名', value: `${values.receiver} 様` },
      { term: '新しい送付先', value: inOneLine(values) },
    ])),
  };
}

const inOneLine = ({ zip_code, prefecture, city, town, address_optional }: AddressValues) =>
  `〒${formatPostalCode(zip_code)} ${prefecture}${city}${town} ${address_optional}`.trim();
