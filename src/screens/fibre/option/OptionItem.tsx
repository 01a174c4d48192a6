import { pageOf } from '@/catalogue/fibreOptions';
import { formatDay, untilDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { OfferRow } from '@/screens/shared/option/OfferRow';
import { Amount } from '@/ui/figure/Amount';
import { KeepTogether } from '@/ui/KeepTogether';
import { Status } from '@/ui/status/Status';
import type { CommonReason, Offer } from './offers';
import { hasStatus, isTold, offerStatus } from './offerStatus';

interface OptionItemProps {
  offer: Offer;
  /** What is told above the list. */
  told?: CommonReason | undefined;
}

/** One option as a row that leads to its page. */
export function OptionItem({ offer, told }: OptionItemProps) {
  const { code, name, entry, fee, blocked } = offer;
  return (
    <OfferRow
      title={name}
      href={paths.optionDetail(pageOf(code))}
      help={
        blocked && !isTold(offer, told) ? <KeepTogether>{blocked}</KeepTogether> : entry?.appeals[0]
      }
      status={hasStatus(offer, told) && <Status {...offerStatus(offer)} />}
      amount={<Amount value={fee} unit="円/月" />}
      note={noteOf(offer)}
    />
  );
}

function noteOf({ status, contract, entry, fee }: Offer): string | undefined {
  if (status === 'QTWT' && contract) return untilDay(contract.ends_on);
  if (status === 'ENTR' && contract?.starts_on) return `${formatDay(contract.starts_on)}から`;
  if (contract && contract.regular_fee > fee) return `通常 ${formatYen(contract.regular_fee)}/月`;
  return entry?.aside;
}
