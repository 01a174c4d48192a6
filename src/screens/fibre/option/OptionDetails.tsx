import Button from '@mui/material/Button';
import { paymentMethod } from '@/catalogue/billing';
import { formatFullDay } from '@/lib/date';
import { paths } from '@/paths';
import { OptionMore } from '@/screens/shared/option/OptionMore';
import { KeepTogether } from '@/ui/KeepTogether';
import { type DescriptionItem, DescriptionList } from '@/ui/row/DescriptionList';
import type { Offer } from './offers';

interface OptionDetailsProps {
  offer: Offer;
  /** Address of the option's own screen. */
  page: string;
}

/** What a row opens: why it can't be applied for, prices by type, dates, notes, and the link to its page. */
export function OptionDetails({ offer, page }: OptionDetailsProps) {
  const { entry, blocked, name, payableBy } = offer;

  return (
    <OptionMore name={name} page={page} notes={entry?.annotations ?? []}>
      {blocked && (
        <p>
          <KeepTogether>{blocked}</KeepTogether>
        </p>
      )}
      {payableBy.length > 0 && (
        <p>
          お申し込みいただけるお支払い方法：
          {payableBy.map((code) => paymentMethod(code).label).join('、')}
        </p>
      )}
      {payableBy.length > 0 && (
        <Button
          variant="text"
          href={paths.payment()}
          aria-label={`お支払い方法を変更する(${name})`}
        >
          お支払い方法を変更する
        </Button>
      )}
      {entry?.appeals.slice(1).map((appeal) => (
        <p key={appeal}>{appeal}</p>
      ))}
      <DescriptionList items={facts(offer)} />
    </OptionMore>
  );
}

function facts({ entry, contract, code }: Offer): DescriptionItem[] {
  const items: DescriptionItem[] = (entry?.prices ?? []).map(({ type: term, price }) => ({
    term,
    value: price,
  }));
  if (contract?.starts_on)
    items.push({ term: '利用開始', value: formatFullDay(contract.starts_on) });
  if (contract && formatFullDay(contract.ends_on) !== '-')
    items.push({ term: '利用終了', value: formatFullDay(contract.ends_on) });
  return [...items, { term: 'オプション番号', value: code }];
}
