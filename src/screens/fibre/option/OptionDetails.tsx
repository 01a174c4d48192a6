import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { paymentMethod } from '@/catalogue/billing';
import { formatFullDay } from '@/lib/date';
import { paths } from '@/paths';
import { Icon } from '@/theme/icon/Icon';
import { type } from '@/theme/type';
import { Held } from '@/ui/Held';
import { useKnownPaths } from '@/ui/link/knownPaths';
import { Definitions, type Definition } from '@/ui/row/Definitions';
import type { Offer } from './offers';

const Root = styled.div`
  max-width: 40em;
  & > * + * {
    margin-top: 12px;
  }
`;

const Notes = styled.ul`
  ${type.small};
  padding-left: 1.2em;
  color: var(--ink-2);
  list-style: '・';
  /* Line breaks are part of a note. */
  white-space: pre-line;
`;

interface OptionDetailsProps {
  offer: Offer;
  /** Address of the option's own screen. */
  page: string;
}

/** What a row opens: why not, prices by type, dates, notes, and the way on. */
export function OptionDetails({ offer, page }: OptionDetailsProps) {
  const { entry, blocked, name, payableBy } = offer;
  const isKnown = useKnownPaths();
  return (
    <Root>
      {blocked && (
        <p>
          <Held>{blocked}</Held>
        </p>
      )}
      {payableBy.length > 0 && (
        <p>
          お申し込みいただけるお支払い方法：
          {payableBy.map((code) => paymentMethod(code).label).join('、')}
        </p>
      )}
      {payableBy.length > 0 && isKnown(paths.payment()) && (
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
      <Definitions items={facts(offer)} />
      {entry && entry.annotations.length > 0 && (
        <Notes>
          {entry.annotations.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Notes>
      )}
      <Button
        variant="text"
        endIcon={<Icon name="arrow" />}
        href={page}
        aria-label={`お手続きに進む(${name})`}
        sx={{ fontWeight: 700 }}
      >
        お手続きに進む
      </Button>
    </Root>
  );
}

function facts({ entry, contract, code }: Offer): Definition[] {
  const items: Definition[] = (entry?.prices ?? []).map(({ type: term, price }) => ({
    term,
    value: price,
  }));
  if (contract?.starts_on)
    items.push({ term: '利用開始', value: formatFullDay(contract.starts_on) });
  if (contract && formatFullDay(contract.ends_on) !== '-')
    items.push({ term: '利用終了', value: formatFullDay(contract.ends_on) });
  return [...items, { term: 'オプション番号', value: code }];
}
