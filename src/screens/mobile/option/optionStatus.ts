import { optionStatus } from '@/screens/shared/statuses';
import type { StatusShape } from '@/ui/status/Status';
import type { ContractOption } from './queries';

const pendingStatuses: Record<NonNullable<ContractOption['pending']>['operation'], StatusShape> = {
  add: optionStatus('ENTR'),
  remove: optionStatus('QTWT'),
  update: { mark: 'half', label: '変更の手続き中' },
};

/** The status of an option: 未申込, 利用中, or the change that is under way. */
export function statusOf({ status, pending }: ContractOption): StatusShape {
  if (pending) return pendingStatuses[pending.operation];
  return optionStatus(status === 'using' ? 'SRVC' : 'NONE');
}
