import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import type { PhoneNames, PhoneValues } from '@/procedure/phone/phoneValues';

export interface ContractorReceipt {
  receiptNumber: string;
  /** ISO moment. */
  acceptedAt: string;
  /** ISO day; null while a document is awaited. */
  appliedOn: string | null;
  /** The numbers as changed; personal data, so they aren't kept outside the page. */
  numbers?: PhoneValues;
  /** The new number as the server encrypted it, for the receipt after a reload. */
  cipher?: string;
}

/** The customer of the contract, as registered now. */
export const useContractor = () =>
  useSuspenseQuery(read(api.getContract, ofService('mobile'))).data.customer;

export const phoneNames: PhoneNames = { label: '連絡先の電話番号', short: '連絡先' };
