import { optionStatus } from '@/screens/shared/statuses';
import type { StatusShape } from '@/ui/status/Status';
import type { CommonReason, Offer } from './offers';

const blockedStatus: StatusShape = { mark: 'slashed', label: '申込不可', ended: true };

/** Whether the list that an option stands in has told already why it can't be applied for. */
export const isTold = ({ blocked }: Pick<Offer, 'blocked'>, told: CommonReason | undefined) =>
  blocked !== undefined && blocked === told?.reason;

/**
 * Whether the status of an option is worth a line: one that can be applied for has none, nor has any where the
 * list has told that none can.
 */
export function hasStatus(offer: Pick<Offer, 'blocked' | 'status'>, told?: CommonReason): boolean {
  if (isTold(offer, told)) return told?.open !== 0;
  return offer.blocked !== undefined || offer.status !== 'NONE';
}

/** The status of an option; if it can't be applied for now, a status that says so. */
export const offerStatus = ({ blocked, status }: Pick<Offer, 'blocked' | 'status'>): StatusShape =>
  blocked ? blockedStatus : optionStatus(status);
