import { useSuspenseQuery } from '@tanstack/react-query';
import { formatPhone } from '@/lib/phone';
import { mobileContractQueries } from '../contract/queries';

/** Digits; `tel_daytime` empty where it is the same. */
export interface ContractorValues {
  tel: string;
  tel_daytime: string;
}

export interface ContractorReceipt {
  receiptNumber: string;
  /** ISO moment. */
  acceptedAt: string;
  /** ISO day; null while a document is awaited. */
  appliedOn: string | null;
  /** The numbers now; personal data, so not kept outside the page. */
  numbers?: ContractorValues;
  /** The new number as the server encrypted it, for the receipt after a reload. */
  cipher?: string;
}

/** Whom the contract is with, as registered now. */
export const useContractor = () => useSuspenseQuery(mobileContractQueries.contract()).data.customer;

/** A number by day, which may be the same. */
export const daytimeWords = (digits: string | null): string =>
  digits ? formatPhone(digits) : '連絡先と同じ';
