import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { billedFrom, billedFromStart } from '@/catalogue/billing';
import { addMonths } from '@/lib/date';
import { addDays, lastDayOf } from '@/lib/days';
import { formatNumber, formatYen } from '@/lib/yen';
import { Change } from '@/procedure/cost/Change';
import { useValues } from '@/procedure/procedureData';
import { Review } from '@/procedure/Review';
import { optionStatus } from '@/screens/shared/statuses';
import { Phrase } from '@/ui/page/Page';
import type { Offer } from '../offers';
import { useIsWaiting, useTermsOf } from '../waiting';
import { isEligible, useOffers } from './eligible';
import type { TogetherValues } from './together';

/**
 * The review of what will be sent. What a draft has kept but can't be applied for any more would be
 * refused, so it is taken out, and an alert says so.
 */
export function TogetherReview() {
  const values = useValues<TogetherValues>();
  const { data: list } = useSuspenseQuery(read(api.getOption));
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
              <Typography variant="body2" color="textSecondary">
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
