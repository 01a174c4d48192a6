import { formatPhone } from '@/lib/numbers';

/** Digits; `tel_daytime` is empty where it is the same number. */
export interface PhoneValues {
  tel: string;
  tel_daytime: string;
}

/** The numbers as the contract has them. */
export interface RegisteredPhones {
  tel: string;
  tel_daytime: string | null;
}

/** What the first number is called: its label, and a short name for when the second is compared with it. */
export interface PhoneNames {
  /** 連絡先の電話番号 */
  label: string;
  /** 連絡先 */
  short: string;
}

/** The daytime number as shown; without digits it is the same as the first. */
export const daytimeOf = (digits: string | null, { short }: PhoneNames): string =>
  digits ? formatPhone(digits) : `${short}と同じ`;
