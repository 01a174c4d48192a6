import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from '@/api/generated/operations';
import { ofService, useRead } from '@/api/query';
import { billedFrom, billedFromStart } from '@/catalogue/billing';
import { fibreOption, optionsNotAccepted } from '@/catalogue/fibreOptions';
import { fieldMessages } from '@/catalogue/messages';
import { addDays, addMonths, lastDayOf } from '@/lib/date';
import { formatNumber, formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { Change } from '@/procedure/cost/Change';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import { inputStep, type ProcedureData, useValues } from '@/procedure/procedureData';
import { Review } from '@/procedure/Review';
import { ChoiceSum } from '@/procedure/StayingBar';
import { tooYoung } from '@/screens/fibre/shared/blocked';
import { OfferRow, RowCheckbox } from '@/screens/shared/option/OfferRow';
import { optionStatus } from '@/screens/shared/statuses';
import { OptionChangeDialog } from '@/shell/error/ApiErrorDialog';
import { FieldError } from '@/ui/fields/FieldFrame';
import { Amount } from '@/ui/figure/Amount';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { Announcement } from '@/ui/message/Announcement';
import { Phrase } from '@/ui/page/Page';
import { OfferChoice } from '../OfferChoice';
import { type Offer, useIsWaiting, useOffers, useTermsOf } from '../offers';
import { CurrentOptions } from '../order/orderParts';
import { orderRefusal, orderTexts } from '../orders';
import { isEligible, sendTogether, type TogetherReceipt, type TogetherValues } from './together';
import { TogetherDone } from './TogetherDone';

const together: ProcedureData<TogetherValues, TogetherReceipt> = {
  name: 'option_together',
  title: 'まとめて申し込む',
  path: paths.optionTogether(),
  exit: { to: paths.option(), label: 'ご契約オプションに戻る' },
  reviewNote: orderTexts.entry.reviewNote,
  steps: inputStep([{ name: 'codes', label: 'オプション' }], '選択'),
  submit: sendTogether,
  refusal: orderRefusal('entry'),
};

/** Several options in one application (docs/product.md §7.3). */
export default function Together() {
  return (
    <Procedure
      of={together}
      current={<CurrentOptions />}
      failureDialog={(close) => <OptionChangeDialog onClose={close} />}
      unknown={(sent) => <TogetherUnknown {...sent} />}
      done={(receipt) => <TogetherDone receipt={receipt} />}
    >
      <TogetherSteps />
    </Procedure>
  );
}

const TogetherSteps = () => (
  <ProcedureForm<TogetherValues>
    defaults={{ codes: [], dropped: [] }}
    blocked={useBlocked()}
    review={<TogetherReview />}
  >
    <InputStep sum={<TogetherSum />}>
      <TogetherFields />
    </InputStep>
  </ProcedureForm>
);

/** Why nothing can be applied for: the applicant is under 18, or no option is left. */
function useBlocked(): Blocked | undefined {
  const young = tooYoung(useRead(api.getContract, ofService('fixed')).customer.birthday);
  const offers = useOffers();
  if (young) return young;
  if (offers.some(isEligible)) return undefined;
  return {
    reason: optionsNotAccepted,
    actions: (
      <Button variant="secondary" href={paths.option()}>
        ご契約オプションに戻る
      </Button>
    ),
  };
}

function TogetherUnknown({ values: { codes, dropped } }: { values: TogetherValues }) {
  const data = useRead(api.getOption);
  return (
    <ul>
      {[...codes, ...dropped].map((code) => {
        const status = data.options.find((option) => option.code === code)?.status ?? 'NONE';
        return (
          <li key={code}>
            {fibreOption(code)?.name ?? code}は、いま「{optionStatus(status).label}」です。
          </li>
        );
      })}
    </ul>
  );
}

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
function TogetherSum() {
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

/**
 * The review of what will be sent. What a draft has kept but can't be applied for any more would be
 * refused, so it is taken out, and an alert says so.
 */
export function TogetherReview() {
  const values = useValues<TogetherValues>();
  const list = useRead(api.getOption);
  const offers = useOffers();
  const isWaiting = useIsWaiting();
  const termsOf = useTermsOf();
  const chosen = offers.filter((offer) => values.codes.includes(offer.code) && isEligible(offer));
  const known = [...values.codes, ...values.dropped];
  const dropped = offers.filter((offer) => known.includes(offer.code) && !isEligible(offer));
  useDrop(values, chosen, dropped);
  const added = chosen.reduce((sum, { fee }) => sum + fee, 0);
  return (
    <Review<TogetherValues>
      rows={chosen.map(({ code, name, fee }, index) => ({
        term: name,
        value: `${formatYen(fee)}/月`,
        strong: true,
        note: code,
        ...(index === 0 && { field: 'codes' as const }),
      }))}
      beside={
        chosen.some(({ entry }) => termsOf(entry?.optionType).start === 'next_month')
          ? [{ term: '利用開始', confirms: { starts_on: addDays(lastDayOf(list.month), 1) } }]
          : []
      }
      after={
        <>
          {dropped.length > 0 && <DroppedAlert dropped={dropped} isAll={chosen.length === 0} />}
          {chosen.length > 0 && (
            <div>
              <Typography variant="help">
                毎月のオプション料金
                <Phrase>
                  ({isWaiting ? billedFromStart : billedFrom(addMonths(list.month, 1))})
                </Phrase>
              </Typography>
              <Change
                before={formatNumber(list.next_month_total)}
                after={formatNumber(list.next_month_total + added)}
                unit="円"
              />
            </div>
          )}
        </>
      }
      action={chosen.length > 0 ? `${chosen.length}件を申し込む` : undefined}
    />
  );
}

/** Takes out of the form what the review doesn't show, so that it isn't sent. */
function useDrop(
  { codes }: TogetherValues,
  chosen: readonly Offer[],
  dropped: readonly Offer[],
): void {
  const { setValue } = useFormContext<TogetherValues>();
  const stay = codes.filter((code) => chosen.some((offer) => offer.code === code));
  const onDrop = useEffectEvent(() => {
    setValue('codes', stay);
    setValue(
      'dropped',
      dropped.map(({ code }) => code),
    );
  });
  const isShown = stay.length === codes.length;
  useEffect(() => {
    if (!isShown) onDrop();
  }, [isShown]);
}

function DroppedAlert({ dropped, isAll }: { dropped: readonly Offer[]; isAll: boolean }) {
  return (
    <Alert severity="warning" role="status" sx={{ mb: 5 }}>
      <AlertTitle component="h2">{`${dropped.length}件を、お申し込みから外しました`}</AlertTitle>
      {dropped.map(({ code, name, status, blocked }) => (
        <p key={code}>
          {name}：{blocked ?? `いま「${optionStatus(status).label}」です。`}
        </p>
      ))}
      <p>
        {isAll
          ? 'お申し込みは完了していません。選択に戻って、ほかのオプションをお選びください。'
          : 'ほかのオプションは、このままお申し込みいただけます。'}
      </p>
    </Alert>
  );
}
