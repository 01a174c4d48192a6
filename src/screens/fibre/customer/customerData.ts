import { useSuspenseQuery } from '@tanstack/react-query';
import type { AddressValues, PostalAddress } from '@/procedure/address/addressValues';
import { contractQueries } from '../contract/queries';

/** The customer as registered now. */
export const useCustomer = () => useSuspenseQuery(contractQueries.contract()).data.customer;

/** Where letters go now. */
export const useLetters = () => useSuspenseQuery(contractQueries.billingAddress()).data;

/** The addresses in the contract; their postal codes need no look-up. */
export function useKnownAddresses(): PostalAddress[] {
  const { zip_code, prefecture, city, town, address_optional } = useCustomer();
  const letters = useLetters().address;
  const installed = useSuspenseQuery(contractQueries.installationAddress()).data.address;
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
