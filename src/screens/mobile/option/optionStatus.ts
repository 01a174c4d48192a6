import type * as Schema from '@/api/generated/schemas';
import type * as Code from '@/catalogue/generated/codes';
import { type Open } from '@/catalogue/labelOf';
import { optionStatus, shapeOf } from '@/screens/shared/statuses';
import type { StatusShape } from '@/ui/status/Status';

const statuses: Record<Code.MobileOptionStatus, StatusShape> = {
  none: optionStatus('NONE'),
  using: optionStatus('SRVC'),
};

const pendingStatuses: Record<Code.MobileOptionOperation, StatusShape> = {
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
export const isBlocked = ({ operations, reason, status, pending }: Schema.MobileOption): boolean =>
  operations.length === 0 && reason !== null && status === 'none' && !pending;

/** The status of an option in a list, where it says something: none for one that can be applied for. */
export function listedStatus(option: Schema.MobileOption): StatusShape | undefined {
  if (isBlocked(option)) return blockedStatus;
  return option.status === 'none' && !option.pending ? undefined : statusOf(option);
}

/** The status of an option: 未申込, 利用中, or the change that is under way. */
export const statusOf = ({ status, pending }: Schema.MobileOption): StatusShape =>
  pending ? shapeOf(pendingStatuses, pending.operation) : shapeOf(statuses, status);

/** The status of a call service in a list: none for one that isn't used. */
export const callStatus = (status: Open<Code.MobileOptionStatus>): StatusShape | undefined =>
  status === 'none' ? undefined : shapeOf(statuses, status);

/** Where to find the fee of an option without one; undefined for a sale, in which the customer is paid. */
export const missingFeeText = ({ key, status }: Schema.MobileOption): string | undefined => {
  if (key === 'DevicePurchase') return undefined;
  return status === 'using' ? '料金は、契約書面をご覧ください。' : '料金は、お電話でご案内します。';
};
