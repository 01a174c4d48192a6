import type { FibreOption } from '@/catalogue/fibreOptions/entry';
import type { OptionTerms } from '@/catalogue/fibreOptions/terms';
import type { ContractOption } from '../queries';

export type OrderType = ContractOption['order_types'][number];

export type StatusCode = ContractOption['status'] | 'EXAM';

/** What every kind of option tells alike. */
export interface OptionTypeData {
  code: string;
  status: string | null;
  monthly_fee: number;
  /** What it costs without a benefit, where its own read tells that. */
  regular_fee?: number;
  started_on: string | null;
  ends_on: string;
  order_types: readonly OrderType[];
  reason: string | null;
}

/** One option as it stands in the contract, whichever read tells it. */
export interface OptionState {
  code: string;
  /** The last part of its address. */
  page: string;
  name: string;
  /** Whether the contract or the catalogue names it: any other address of its shape is nobody's. */
  isListed: boolean;
  entry: FibreOption | undefined;
  optionType: FibreOption['optionType'];
  terms: OptionTerms;
  status: StatusCode;
  /** How the status is called where the kind has a word of its own. */
  statusLabel: string | undefined;
  fee: number;
  regularFee: number;
  startsOn: string | null;
  endsOn: string;
  /** What status and contract both allow now. */
  allowed: readonly OrderType[];
  /** Why it can't be applied for though the status would allow it. */
  blocked: string | undefined;
  payableBy: readonly string[];
  /** Why something can't be ordered, as the server says it. */
  reason: string | null;
}
