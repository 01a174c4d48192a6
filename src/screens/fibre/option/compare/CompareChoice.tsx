import { useState } from 'react';
import { optionCategories } from '@/catalogue/fibreOptions';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Amount } from '@/ui/figure/Amount';
import { Link } from '@/ui/link/Link';
import { Section } from '@/ui/page/Section';
import { List } from '@/ui/row/List';
import { OfferRow } from '@/ui/row/OfferRow';
import { Tabs } from '@/ui/step/Tabs';
import { pageOf } from '../kind/optionState';
import type { Offer } from '../offers';
import { mostCompared } from './chosen';

interface CompareChoiceProps {
  offers: readonly Offer[];
  codes: readonly string[];
  onToggle: (code: string) => void;
}

/** The catalogue by category, each option with its 比べる. */
export function CompareChoice({ offers, codes, onToggle }: CompareChoiceProps) {
  const first = offers.find(({ code }) => codes.includes(code));
  const [category, setCategory] = useState<string>(first?.category ?? 'discount');
  const shown = offers.filter((offer) => category === 'all' || offer.category === category);
  const isFull = codes.length >= mostCompared;
  const count = (value: string) => offers.filter((offer) => offer.category === value).length;
  return (
    <Section
      label="ほかから選ぶ"
      caption={isFull ? '3つまで。替えるときは、どれかを外してください' : '3つまで'}
    >
      <Tabs
        label="オプションの種類"
        value={category}
        onChange={setCategory}
        items={[
          { value: 'all', word: 'すべて', count: offers.length },
          ...Object.entries(optionCategories).map(([value, word]) => ({
            value,
            word,
            count: count(value),
          })),
        ]}
      >
        <List style={{ marginTop: 16 }}>
          {shown.map(({ code, name, entry, fee, contract }) => {
            const isChosen = codes.includes(code);
            const word = isChosen ? '比較中' : '比べる';
            return (
              <OfferRow
                key={code}
                title={
                  <Link ink bold to={paths.optionDetail(pageOf(code))}>
                    {name}
                  </Link>
                }
                help={entry?.appeals[0]}
                status={
                  <CheckboxField
                    id={`compare-${code}`}
                    aria-label={`${word}(${name})`}
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    onChange={() => onToggle(code)}
                  >
                    {word}
                  </CheckboxField>
                }
                amount={<Amount value={fee} unit="円/月" />}
                note={
                  contract && contract.regular_fee !== fee
                    ? `通常 ${formatYen(contract.regular_fee)}/月`
                    : entry?.aside
                }
              />
            );
          })}
        </List>
      </Tabs>
    </Section>
  );
}
