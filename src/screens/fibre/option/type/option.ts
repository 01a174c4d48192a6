import type { FibreOption } from '@/catalogue/fibreOptions/entry';
import type { OptionTerms } from '@/catalogue/fibreOptions/terms';
import type * as Code from '@/catalogue/generated/codes';
import { type Open } from '@/catalogue/labelOf';

export type OrderType = Code.OrderType;

export type StatusCode = Code.OptionStatus | 'EXAM';

/** The fields that the reads of all option types have. */
export interface OptionTypeData {
  code: string;
  status: string | null;
  monthly_fee: number;
  /** The amount without a benefit, if the read has it. */
  regular_fee?: number;
  started_on: string | null;
  ends_on: string;
  order_types: readonly Open<OrderType>[];
  reason: string | null;
}

/** The state of one option in the contract, from the list and from the option's own read. */
export interface OptionState {
  code: string;
  /** The last part of its address. */
  page: string;
  name: string;
  /** Whether the contract or the catalogue has it; any other address of this form belongs to no option. */
  isListed: boolean;
  entry: FibreOption | undefined;
  optionType: FibreOption['optionType'];
  terms: OptionTerms;
  status: Open<StatusCode>;
  /** Label of the status, if the option type has its own. */
  statusLabel: string | undefined;
  fee: number;
  regularFee: number;
  startsOn: string | null;
  endsOn: string;
  /** The orders that both status and contract allow now. */
  allowed: readonly OrderType[];
  /** Why it can't be applied for though the status would allow it. */
  blocked: string | undefined;
  payableBy: readonly string[];
  /** Why something can't be ordered, as the server says it. */
  reason: string | null;
}
