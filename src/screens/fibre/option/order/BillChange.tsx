import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { billedFrom, billedFromStart } from '@/catalogue/billing';
import { formatMonth } from '@/lib/date';
import { formatDifference, formatNumber, formatYen } from '@/lib/yen';
import { Change } from '@/procedure/cost/Change';
import { Nowrap, Phrase } from '@/ui/page/Page';

interface BillChangeProps {
  /** The first month of use with the new amount, YYYYMM. */
  from: string;
  /** Yen of all options next month without this order. */
  before: number;
  /** Yen a month more, negative if less. */
  difference: number;
  /** Yen a month for a device that is paid with it. */
  instalment?: number;
  /** Yen a month by which orders that were already placed change the options. */
  known?: number;
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
  before,
  difference,
  instalment = 0,
  known = 0,
  freeMonths = 0,
  isLater,
  isTakenBack,
}: BillChangeProps) {
  // The review works without it. Reckoned from the last known bill: `forecast` counts use only so far.
  const { data } = useQuery(read(api.getBilling, ofService('fixed')));
  const last = data?.months.find(({ total }) => total !== null);
  if (difference === 0) return <p>毎月のオプション料金は変わりません。</p>;
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
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

/** From when it is charged, in words. */
function firstOf({
  from,
  freeMonths = 0,
  isLater,
}: Pick<BillChangeProps, 'from' | 'freeMonths' | 'isLater'>): string {
  if (freeMonths > 0) return `無料の期間が終わった、${freeMonths + 1}か月目のご利用分から`;
  return isLater ? billedFromStart : billedFrom(from);
}
