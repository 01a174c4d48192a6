import { optionStatus } from '@/screens/shared/statuses';
import type { StatusShape } from '@/ui/status/Status';
import type { Offer } from './offers';

const blockedStatus: StatusShape = { mark: 'slashed', label: '受付停止中', ended: true };

/** Whether the status of an option is worth a line: one that can be applied for has none. */
export const hasStatus = ({ blocked, status }: Pick<Offer, 'blocked' | 'status'>): boolean =>
  blocked !== undefined || status !== 'NONE';

/** The status of an option; if it can't be applied for now, a status that says so. */
export const offerStatus = ({ blocked, status }: Pick<Offer, 'blocked' | 'status'>): StatusShape =>
  blocked ? blockedStatus : optionStatus(status);
