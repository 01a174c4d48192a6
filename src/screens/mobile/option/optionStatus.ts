import { optionStatus } from '@/screens/shared/statuses';
import type { StatusShape } from '@/ui/status/Status';
import type { ContractOption } from './queries';

const pendingStatuses: Record<NonNullable<ContractOption['pending']>['operation'], StatusShape> = {
  add: optionStatus('ENTR'),
  remove: optionStatus('QTWT'),
  update: { mark: 'half', label: '変更の手続き中' },
};

const blockedStatus: StatusShape = {
  mark: 'slashed',
  label: 'お申し込みいただけません',
  ended: true,
};

/** Whether it can't be applied for, for a reason that the server names. */
export const isBlocked = ({ operations, reason, status, pending }: ContractOption): boolean =>
  operations.length === 0 && reason !== null && status === 'none' && !pending;

/** The status of an option in a list, where it says something: none for one that can be applied for. */
export function listedStatus(option: ContractOption): StatusShape | undefined {
  if (isBlocked(option)) return blockedStatus;
  return option.status === 'using' || option.pending ? statusOf(option) : undefined;
}

/** The status of an option: 未申込, 利用中, or the change that is under way. */
export function statusOf({ status, pending }: ContractOption): StatusShape {
  if (pending) return pendingStatuses[pending.operation];
  return optionStatus(status === 'using' ? 'SRVC' : 'NONE');
}
