import type * as Code from '@/catalogue/codes';
import { contractStatuses } from '@/catalogue/contract';
import { labelOf, type Open } from '@/catalogue/labelOf';
import type { StatusShape } from '@/ui/status/Status';
import { optionStatus } from './statuses';

/** State of a contract by its code (ENTR, SRVC, CNCL, QTWT, QUIT): an option's shape, the contract's word. */
export function contractStatus(code: Open<Code.ContractStatusCode>): StatusShape {
  return { ...optionStatus(code), label: labelOf(contractStatuses, code) };
}
