import { formatPhone } from '@/lib/phone';

/** Digits; `tel_daytime` empty where it is the same. */
export interface PhoneValues {
  tel: string;
  tel_daytime: string;
}

/** The numbers as the contract has them. */
export interface RegisteredPhones {
  tel: string;
  tel_daytime: string | null;
}

/** What the first number is called: its label, and its short name where it is compared with. */
export interface PhoneNames {
  /** 連絡先の電話番号 */
  label: string;
  /** 連絡先 */
  short: string;
}

/** A number by day, which may be the same. */
export const daytimeOf = (digits: string | null, { short }: PhoneNames): string =>
  digits ? formatPhone(digits) : `${short}と同じ`;
