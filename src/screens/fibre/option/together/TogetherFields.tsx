import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldMessages } from '@/catalogue/messages';
import { formatNumber, formatYen } from '@/lib/yen';
import { ChoiceSum } from '@/procedure/StayingBar';
import { OfferRow, RowCheckbox } from '@/screens/shared/option/OfferRow';
import { FieldError } from '@/ui/fields/FieldFrame';
import { Amount } from '@/ui/figure/Amount';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { Announcement } from '@/ui/message/Announcement';
import { Phrase } from '@/ui/page/Page';
import { OfferChoice } from '../OfferChoice';
import { isEligible, useOffers } from './eligible';
import type { TogetherValues } from './together';

/** The options to apply for at once, searched or by category, and what they cost together. */
export function TogetherFields() {
  const { control, register, setValue, formState } = useFormContext<TogetherValues>();
  const codes = useWatch({ control, name: 'codes' });
  const all = useOffers();
  // An option that a draft has kept stays in the list, so that the customer can take it out.
  const offers = all.filter((offer) => isEligible(offer) || codes.includes(offer.code));
  const allowed = all
    .filter(isEligible)
    .map(({ code }) => code)
    .join();
  const chosen = offers.filter(({ code }) => codes.includes(code));
  const total = chosen.reduce((sum, { fee }) => sum + fee, 0);
  const problem = formState.errors.codes?.message;
  useEffect(() => {
    register('codes', {
      validate: (value) => {
        if (value.length === 0) return fieldMessages.mustSelect;
        const isAllowed = value.every((code) => allowed.split(',').includes(code));
        return (
          isAllowed || 'いまはお申し込みいただけないものがあります。外してから、お進みください。'
        );
      },
    });
  }, [register, allowed]);
  const toggle = (code: string) =>
    setValue(
      'codes',
      codes.includes(code) ? codes.filter((other) => other !== code) : [...codes, code],
      { shouldValidate: formState.isSubmitted },
    );
  return (
    <>
      {/* The target of the error summary and of 変更. */}
      <div
        id="codes"
        role="group"
        aria-label="オプション"
        aria-describedby={problem && 'codes-error'}
        tabIndex={-1}
      >
        {problem && <FieldError id="codes-error">{problem}</FieldError>}
        <OfferChoice
          offers={offers}
          row={(offer) => (
            <OfferRow
              key={offer.code}
              title={offer.name}
              choice={
                <RowCheckbox
                  id={`codes-${offer.code}`}
                  label={`申し込む(${offer.name})`}
                  checked={codes.includes(offer.code)}
                  onChange={() => toggle(offer.code)}
                />
              }
              help={
                isEligible(offer)
                  ? offer.entry?.appeals[0]
                  : (offer.blocked ?? 'いまはお申し込みいただけません')
              }
              amount={<Amount value={offer.fee} unit="円/月" />}
            />
          )}
        />
      </div>
      <GrandTotal
        flush
        label={`選んだオプション ${chosen.length}件`}
        value={formatNumber(total)}
        unit="円/月"
      />
      {chosen.length > 0 && (
        <Typography sx={{ mt: 2 }}>
          {chosen.map(({ code, name }, index) => (
            <Phrase key={code}>
              {name}
              {index < chosen.length - 1 && '、'}
            </Phrase>
          ))}
        </Typography>
      )}
      <Announcement>{`選んだオプションは${chosen.length}件、合計で毎月${formatYen(total)}です。`}</Announcement>
    </>
  );
}

/** How many are chosen and what they cost, for the bar that stays. */
export function TogetherSum() {
  const { control } = useFormContext<TogetherValues>();
  const codes = useWatch({ control, name: 'codes' });
  const chosen = useOffers().filter(({ code }) => codes.includes(code));
  if (chosen.length === 0)
    return <ChoiceSum value="まだ選んでいません" note="毎月の料金は、いまと同じです" />;
  return (
    <ChoiceSum
      value={
        <>
          毎月 +<Amount value={chosen.reduce((sum, { fee }) => sum + fee, 0)} strong />
        </>
      }
      note={`${chosen.length}件を選択中`}
    />
  );
}
