import styled from '@emotion/styled';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldMessages } from '@/catalogue/messages';
import { formatNumber } from '@/lib/yen';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Amount } from '@/ui/figure/Amount';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { Phrase } from '@/ui/page/Page';
import { OfferRow } from '@/ui/row/OfferRow';
import { Words } from '@/ui/Words';
import { OfferChoice } from '../OfferChoice';
import { useEligible } from './eligible';
import type { TogetherValues } from './together';

const Chosen = styled.p`
  margin-top: 8px;
`;

/** The options to apply for at once, searched or by category, and what they cost together. */
export function TogetherFields() {
  const { control, register, setValue, formState } = useFormContext<TogetherValues>();
  const codes = useWatch({ control, name: 'codes' });
  const offers = useEligible();
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
      <OfferChoice
        offers={offers}
        first="life_support"
        row={({ code, name, entry, fee }, index) => (
          <OfferRow
            key={code}
            closed
            title={<Words>{name}</Words>}
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
        )}
      />
      <GrandTotal
        flush
        label={`選んだオプション ${chosen.length}件`}
        value={formatNumber(chosen.reduce((sum, { fee }) => sum + fee, 0))}
        unit="円/月"
      />
      {chosen.length > 0 && (
        <Chosen>
          {chosen.map(({ code, name }, index) => (
            <Phrase key={code}>
              {name}
              {index < chosen.length - 1 && '、'}
            </Phrase>
          ))}
        </Chosen>
      )}
    </>
  );
}
