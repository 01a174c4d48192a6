import type { AddressValues } from '@/procedure/address/addressValues';

export interface NameValues {
  last_name: string;
  first_name: string;
  last_name_kana: string;
  first_name_kana: string;
}

/** Digits; `tel_daytime` empty where it is the same. */
export interface PhoneValues {
  tel: string;
  tel_daytime: string;
}

export interface BillingValues extends AddressValues {
  receiver: string;
}
