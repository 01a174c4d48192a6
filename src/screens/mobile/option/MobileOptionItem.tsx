import type * as Schema from '@/api/generated/schemas';
import { lookUp } from '@/catalogue/labelOf';
import { mobileOptions } from '@/catalogue/mobileOptions';
import { formatDay } from '@/lib/date';
import { paths } from '@/paths';
import { OfferRow } from '@/screens/shared/option/OfferRow';
import { Amount } from '@/ui/figure/Amount';
import { Status } from '@/ui/status/Status';
import { isBlocked, listedStatus, untoldFee } from './optionStatus';

interface MobileOptionItemProps {
  option: Schema.MobileOption;
  /** Why no option can be had, where that is told above the list. */
  told?: string | undefined;
}

/** One option of the SIM as a row that leads to its page; why it can't be had stands in its place. */
export function MobileOptionItem({ option, told }: MobileOptionItemProps) {
  const { key, name, monthly_fee, pending, reason } = option;
  // Without an entry in the catalogue an option has neither a page nor a sentence.
  const entry = lookUp(mobileOptions, key);
  const appeal = entry?.appeals[0];
  const why = isBlocked(option) ? `${reason}。` : undefined;
  const isTold = why !== undefined && why === told;
  const fee = monthly_fee === null && untoldFee(option);
  const status = isTold ? undefined : listedStatus(option);
  return (
    <OfferRow
      title={name}
      href={entry && paths.mobileOptionDetail(entry.optionType)}
      help={
        <>
          {isTold ? appeal : (why ?? appeal)}
          {fee && <div>{fee}</div>}
        </>
      }
      status={status && <Status {...status} />}
      amount={monthly_fee !== null && <Amount value={monthly_fee} unit="円/月" />}
      note={pending ? `${formatDay(pending.starts_on)}から` : undefined}
    />
  );
}
