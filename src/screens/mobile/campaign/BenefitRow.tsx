import type * as Schema from '@/api/generated/schemas';
import { now } from '@/lib/clock';
import { formatDay, formatFullDay } from '@/lib/date';
import { formatDeadline, formatNearDay } from '@/lib/deadline';
import { StatusRow } from '@/screens/shared/StatusRow';
import { Amount } from '@/ui/figure/Amount';
import { Status } from '@/ui/status/Status';
import { benefitStatus, isKnownKind } from './benefitStatus';
import { CampaignLink } from './CampaignLink';

interface BenefitRowProps {
  campaign: Schema.MobileCampaign;
  /** Whether the customer must do something before its last day. */
  asks?: boolean;
}

/** A cashback, a discount, data as a gift, or an open campaign: state, days, amount, link. */
export function BenefitRow({ campaign, asks }: BenefitRowProps) {
  const { kind, title, text, amount, link } = campaign;
  const shape = benefitStatus(campaign);
  return (
    <StatusRow
      title={title}
      help={
        <>
          <div>{text}</div>
          <div>{days(campaign, asks)}</div>
        </>
      }
      status={shape && <Status {...shape} />}
      action={link && <CampaignLink link={link} title={title} bold={asks} />}
      amount={
        // What it is an amount of isn't known of a benefit of an unknown kind.
        amount !== null &&
        isKnownKind(kind) && (
          <Amount
            value={kind === 'discount' ? -amount : amount}
            signed={kind === 'discount'}
            muted={shape?.ended}
          />
        )
      }
      ended={shape?.ended}
    />
  );
}

function days(
  { kind, starts_on, ends_on }: Schema.MobileCampaign,
  asks: boolean | undefined,
): string {
  const today = now();
  if (formatDay(ends_on) === '-') return `${formatFullDay(starts_on)}から`;
  if (asks || kind === 'open') return formatDeadline(ends_on, today);
  return `${formatNearDay(starts_on, today)}〜${formatNearDay(ends_on, today)}`;
}
