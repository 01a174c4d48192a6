import type { AddressValues } from '@/procedure/address/addressValues';

export interface NameValues {
  last_name: string;
  first_name: string;
  last_name_kana: string;
  first_name_kana: string;
}

export interface BillingValues extends AddressValues {
  receiver: string;
}
