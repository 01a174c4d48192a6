import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService, read } from '@/api/query';
import { billedFrom, billedFromStart } from '@/catalogue/billing';
import { formatMonth } from '@/lib/date';
import { formatDifference, formatNumber, formatYen } from '@/lib/yen';
import { Change } from '@/procedure/cost/Change';
import { Nowrap, Phrase } from '@/ui/page/Page';

interface BillChangeProps {
  /** The first month of use with the new amount, YYYYMM. */
  from: string;
  /** The options as they are without this order. */
  list: Schema.Options;
  /** Yen a month more, negative if less. */
  difference: number;
  /** Yen a month for a device that is paid with it. */
  instalment?: number;
  /** How many months are free, from the first one on. */
  freeMonths?: number;
  /** The option begins in a month that isn't known yet. */
  isLater?: boolean;
  /** What is taken back is on no bill yet, so the bill stays as it is. */
  isTakenBack?: boolean;
}

/**
 * The options' monthly amount before and after, and the whole bill, reckoned from the last one that is
 * known.
 */
export function BillChange({
  from,
  list,
  difference,
  instalment = 0,
  freeMonths = 0,
  isLater,
  isTakenBack,
}: BillChangeProps) {
  // The review works without it. Reckoned from the last known bill: `forecast` counts use only so far.
  const { data } = useQuery(read(api.getBilling, ofService('fixed')));
  const last = data?.months.find(({ total }) => total !== null);
  const known = last ? changeSince(last.usage_month, list) : 0;
  const before = list.next_month_total;
  if (difference === 0) return <p>毎月のオプション料金は変わりません。</p>;
  return (
    <div>
      <Typography variant="help">
        毎月のオプション料金
        <Phrase>({firstOf({ from, freeMonths, isLater })})</Phrase>
      </Typography>
      <Change before={formatNumber(before)} after={formatNumber(before + difference)} unit="円" />
      {typeof last?.total === 'number' && !isTakenBack && (
        <Typography sx={{ mt: 3 }}>
          ご請求全体では、{formatMonth(last.month)}ご請求の
          <Nowrap>{formatYen(last.total)}が</Nowrap>
          <Nowrap>
            <b>{formatYen(last.total + known + difference + instalment)}</b>になる
          </Nowrap>
          計算です。
          {known !== 0 && (
            <Phrase>お申し込み済みの変更({formatDifference(known)}円)も含みます。</Phrase>
          )}
          <Nowrap>通話料などで変わります。</Nowrap>
        </Typography>
      )}
    </div>
  );
}

/**
 * By how much the options of next month differ from those of a month that was billed (yen): what was ordered since,
 * begun already or not, and what has ended.
 * @param month YYYYMM of use
 */
export function changeSince(
  month: string,
  { monthly_total, next_month_total, options }: Schema.Options,
): number {
  const monthOf = (day: string) => day.slice(0, 7).replace('-', '');
  const begun = options.filter(
    ({ status, starts_on }) =>
      (status === 'SRVC' || status === 'QTWT') && starts_on !== null && monthOf(starts_on) > month,
  );
  const ended = options.filter(
    ({ status, starts_on, ends_on }) =>
      status === 'QUIT' &&
      starts_on !== null &&
      monthOf(starts_on) <= month &&
      monthOf(ends_on) >= month,
  );
  const feesOf = (some: typeof options) =>
    some.reduce((sum, { monthly_fee }) => sum + monthly_fee, 0);
  return next_month_total - monthly_total + feesOf(begun) - feesOf(ended);
}

/** From when it is charged, in words. */
function firstOf({
  from,
  freeMonths = 0,
  isLater,
}: Pick<BillChangeProps, 'from' | 'freeMonths' | 'isLater'>): string {
  if (freeMonths > 0) return `無料の期間が終わった、${freeMonths + 1}か月目のご利用分から`;
  return isLater ? billedFromStart : billedFrom(from);
}
