import Link from '@mui/material/Link';
import { pageOf } from '@/catalogue/fibreOptions';
import { formatDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { OfferRow } from '@/screens/shared/option/OfferRow';
import { Amount } from '@/ui/figure/Amount';
import { Status } from '@/ui/status/Status';
import { WordWrap } from '@/ui/WordWrap';
import { isContracted, type Offer } from './offers';
import { offerStatus } from './offerStatus';
import { OptionDetails } from './OptionDetails';

/** One option as a row that opens in place. */
export function OptionItem({ offer }: { offer: Offer }) {
  const { code, name, entry, fee, blocked } = offer;
  const page = paths.optionDetail(pageOf(code));
  const label = blocked ? '理由を見る' : '詳しく見る';
  return (
    <OfferRow
      title={
        <Link variant="title" href={page} sx={{ fontWeight: 700 }}>
          <WordWrap>{name}</WordWrap>
        </Link>
      }
      help={entry?.appeals[0]}
      status={<Status {...offerStatus(offer)} />}
      amount={<Amount value={fee} unit="円/月" />}
      note={noteOf(offer)}
      more={
        isContracted(offer)
          ? undefined
          : { label, of: name, body: <OptionDetails offer={offer} page={page} /> }
      }
    />
  );
}

function noteOf({ status, contract, entry, fee }: Offer): string | undefined {
  if (status === 'QTWT' && contract) return `${formatDay(contract.ends_on)}まで`;
  if (status === 'ENTR' && contract?.starts_on) return `${formatDay(contract.starts_on)}から`;
  if (contract && contract.regular_fee > fee) return `通常 ${formatYen(contract.regular_fee)}/月`;
  return entry?.aside;
}
