import { useFormContext, useWatch } from 'react-hook-form';
import { optionCategories } from '@/catalogue/fibreOptions';
import { fieldMessages } from '@/catalogue/messages';
import { formatNumber } from '@/lib/yen';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Amount } from '@/ui/figure/Amount';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { List } from '@/ui/row/List';
import { OfferRow } from '@/ui/row/OfferRow';
import { Tabs } from '@/ui/step/Tabs';
import { useEffect, useState } from 'react';
import { useEligible } from './eligible';
import type { TogetherValues } from './together';

/** The options to apply for at once, by category, and what they cost together. */
export function TogetherFields() {
  const { control, register, setValue, formState } = useFormContext<TogetherValues>();
  const codes = useWatch({ control, name: 'codes' });
  const offers = useEligible();
  const [category, setCategory] = useState<string>('life_support');
  const chosen = offers.filter(({ code }) => codes.includes(code));
  const problem = formState.errors.codes?.message;
  useEffect(() => {
    register('codes', { validate: (value) => value.length > 0 || fieldMessages.mustSelect });
  }, [register]);
  const toggle = (code: string) =>
    setValue(
      'codes',
      codes.includes(code) ? codes.filter((other) => other !== code) : [...codes, code],
      { shouldValidate: formState.isSubmitted },
    );
  return (
    <>
      <Tabs
        label="オプションの種類"
        value={category}
        onChange={setCategory}
        items={Object.entries(optionCategories).map(([value, word]) => ({
          value,
          word,
          count: offers.filter((offer) => offer.category === value).length,
        }))}
      >
        <List style={{ marginTop: 16 }}>
          {offers
            .filter((offer) => offer.category === category)
            .map(({ code, name, entry, fee }, index) => (
              <OfferRow
                key={code}
                title={name}
                help={entry?.appeals[0]}
                status={
                  <CheckboxField
                    id={index === 0 ? 'codes' : `codes-${code}`}
                    aria-label={`申し込む(${name})`}
                    checked={codes.includes(code)}
                    onChange={() => toggle(code)}
                    error={index === 0 ? problem : undefined}
                  >
                    申し込む
                  </CheckboxField>
                }
                amount={<Amount value={fee} unit="円/月" />}
              />
            ))}
        </List>
      </Tabs>
      <GrandTotal
        flush
        label={`選んだオプション ${chosen.length}件`}
        value={formatNumber(chosen.reduce((sum, { fee }) => sum + fee, 0))}
        unit="円/月"
      />
    </>
  );
}
