import type * as Schema from '@/api/generated/schemas';
import type * as Code from '@/catalogue/generated/codes';
import { inOrder } from '@/catalogue/labelOf';
import { now } from '@/lib/clock';
import { cashbackStatus, unreadable } from '@/screens/shared/statuses';
import type { StatusShape } from '@/ui/status/Status';

type Held = Pick<Schema.MobileCampaign, 'kind' | 'cashback_status' | 'starts_on' | 'ends_on'>;

const planned: StatusShape = { mark: 'dashedCircle', label: '適用予定' };
const applied: StatusShape = { mark: 'filled', label: '適用中' };
const ended: StatusShape = { mark: 'dash', label: '終了', ended: true };

const kinds = inOrder<Code.MobileCampaignKind>()(['cashback', 'discount', 'data', 'open']);

export const isKnownKind = (kind: string): boolean => kinds.some((one) => one === kind);

/** The status of a benefit; undefined for a campaign that is open to all. */
export function benefitStatus({ kind, cashback_status, starts_on, ends_on }: Held) {
  if (cashback_status !== null) return cashbackStatus(cashback_status);
  if (kind === 'open') return undefined;
  if (!isKnownKind(kind)) return unreadable;
  const today = now();
  if (new Date(`${starts_on}T00:00:00+09:00`) > today) return planned;
  return new Date(`${ends_on}T23:59:59+09:00`) < today ? ended : applied;
}

/** Whether a benefit is over: paid, expired, extinguished, or a discount that has ended. */
export const isPast = (benefit: Held): boolean =>
  benefit.cashback_status === '1' || benefitStatus(benefit)?.ended === true;
