import { optionStatus, type StatusShape } from '@/ui/status/statuses';
import type { Offer } from './offers';

const blockedStatus: StatusShape = { mark: 'slashed', label: '受付停止中', ended: true };

/** How an option stands; one that can't be applied for now says so instead. */
export const offerStatus = ({ blocked, status }: Pick<Offer, 'blocked' | 'status'>): StatusShape =>
  blocked ? blockedStatus : optionStatus(status);
