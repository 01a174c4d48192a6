import Link from '@mui/material/Link';
import { pageOf } from '@/catalogue/fibreOptions';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { OfferRow } from '@/screens/shared/option/OfferRow';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Amount } from '@/ui/figure/Amount';
import { Section } from '@/ui/page/Section';
import { WordWrap } from '@/ui/WordWrap';
import { OfferChoice } from '../OfferChoice';
import type { Offer } from '../offers';
import { mostCompared } from './chosen';

interface CompareChoiceProps {
  offers: readonly Offer[];
  codes: readonly string[];
  onToggle: (code: string) => void;
}

/** The catalogue, searched or by category, each option with its 比べる. */
export function CompareChoice({ offers, codes, onToggle }: CompareChoiceProps) {
  const first = offers.find(({ code }) => codes.includes(code));
  const isFull = codes.length >= mostCompared;
  return (
    <Section
      label="比べるオプションを選ぶ"
      caption={isFull ? '3つまで。入れ替えるときは、いずれかを外してください' : '3つまで'}
    >
      <OfferChoice
        offers={offers}
        first={first?.category ?? 'discount'}
        row={({ code, name, entry, fee, contract }) => {
          const isChosen = codes.includes(code);
          const label = isChosen ? '比較中' : '比べる';
          return (
            <OfferRow
              key={code}
              title={
                <Link
                  variant="title"
                  href={paths.optionDetail(pageOf(code))}
                  sx={{ fontWeight: 700 }}
                >
                  <WordWrap>{name}</WordWrap>
                </Link>
              }
              help={entry?.appeals[0]}
              status={
                <CheckboxField
                  id={`compare-${code}`}
                  aria-label={`${label}(${name})`}
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() => onToggle(code)}
                >
                  {label}
                </CheckboxField>
              }
              amount={<Amount value={fee} unit="円/月" />}
              note={
                contract && contract.regular_fee > fee
                  ? `通常 ${formatYen(contract.regular_fee)}/月`
                  : entry?.aside
              }
            />
          );
        }}
      />
    </Section>
  );
}
