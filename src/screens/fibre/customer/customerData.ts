import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { formatPostalCode } from '@/lib/postalCode';
import type { AddressValues, PostalAddress } from '@/procedure/address/addressValues';
/** The customer as registered now. */
export const useCustomer = () =>
  useSuspenseQuery(read(api.getContract, ofService('fixed'))).data.customer;

/** Where letters go now. */
export const useLetters = () => useSuspenseQuery(read(api.getBillingAddressInfo)).data;

/** The addresses in the contract; their postal codes need no look-up. */
export function useKnownAddresses(): PostalAddress[] {
  const { zip_code, prefecture, city, town, address_optional } = useCustomer();
  const letters = useLetters().address;
  const installed = useSuspenseQuery(read(api.getInstallationAddressInfo)).data.address;
  return [{ zip_code, prefecture, city, town, address_optional }, installed, letters];
}

/** Converts a registered address to the values of the form. */
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
