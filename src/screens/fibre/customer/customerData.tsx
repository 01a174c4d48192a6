import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService, useRead } from '@/api/query';
import { formatPostalCode } from '@/lib/numbers';
import type { AddressValues, PostalAddress } from '@/procedure/address/addressValues';
import type { Blocked } from '@/procedure/BlockedPage';
import { contractLink } from '@/screens/fibre/shared/blocked';

export const useCustomer = () => useRead(api.getContract, ofService('fixed')).customer;

export const useBillingAddress = () => useRead(api.getBillingAddressInfo);

/** The addresses in the contract; their postal codes need no look-up. */
export function useKnownAddresses(): PostalAddress[] {
  const { zip_code, prefecture, city, town, address_optional } = useCustomer();
  const letters = useBillingAddress().address;
  const installed = useRead(api.getInstallationAddressInfo).address;
  return [{ zip_code, prefecture, city, town, address_optional }, installed, letters];
}

export const toValues = ({
  zip_code,
  prefecture,
  city,
  town,
  address_optional,
}: PostalAddress): AddressValues => ({
  zip_code,
  prefecture,
  city,
  town,
  address_optional: address_optional ?? '',
});

/** An address as a receipt shows it. */
export const inOneLine = ({
  zip_code,
  prefecture,
  city,
  town,
  address_optional,
}: AddressValues): string =>
  `〒${formatPostalCode(zip_code)} ${prefecture}${city}${town} ${address_optional}`.trim();

export function useCustomerBlocked(): Blocked | undefined {
  const contract = useRead(api.getContract, ofService('fixed'));
  const why = reasonOf(contract);
  if (!why) return undefined;
  return {
    opens: why.opens,
    reason: why.text,
    possible: 'いまの登録内容は、ご契約情報でお確かめいただけます。',
    actions: contractLink,
  };
}

function reasonOf(contract: Schema.Contract): { text: string; opens?: string } | undefined {
  const listed = contract.procedures.find(({ code }) => code === 'customer');
  if (listed?.is_available) return undefined;
  if (listed?.reason) return { text: listed.reason, opens: listed.available_from ?? undefined };
  if (contract.status === 'QUIT' || contract.status === 'CNCL')
    return { text: 'ご契約が終わっているため、登録情報は変更できません。' };
  if (contract.status === 'ENTR') return { text: '光が開通するまで、お手続きいただけません。' };
  if (contract.status === 'QTWT') return { text: '解約の手続き中のため、お手続きいただけません。' };
  return { text: 'ご契約の状態により、いまはお手続きいただけません。' };
}
