import Typography from '@mui/material/Typography';
import type * as Schema from '@/api/generated/schemas';
import { formatNumber, formatYen } from '@/lib/yen';
import { Change } from '@/procedure/cost/Change';
import { Nowrap } from '@/ui/page/Page';
import { AmountTable } from '@/ui/row/AmountTable';
import type { Judgements } from './judgements';

interface UpgradeFeeProps {
  judged: Judgements;
  /** The first bill with the new fee, if the day is chosen: `1月のご請求`. */
  from?: string;
}

/** The base fee of a month before and after, the discount on it, and what is charged once. */
export function UpgradeFee({ judged: { state, accept }, from }: UpgradeFeeProps) {
  return (
    <>
      <AmountTable
        caption="初期費用"
        rows={[
          { key: 'entry', name: '登録手数料', note: 'はじめに1回', amount: accept.entry_fee },
          {
            key: 'construction',
            name: '工事費',
            note: 'はじめに1回',
            amount: accept.construction_fee,
          },
        ]}
      />
      <Typography variant="body2" color="textSecondary">
        毎月の基本料金({from ?? '切り替えた月の翌月のご請求'}から)
      </Typography>
      <Change
        before={formatNumber(state.current_monthly_fee)}
        after={formatNumber(state.monthly_fee)}
        unit="円"
      />
      {state.discount && <Discounted fee={state.monthly_fee} discount={state.discount} />}
    </>
  );
}

interface DiscountedProps {
  /** Yen a month without the discount. */
  fee: number;
  discount: NonNullable<Schema.UpgradeState['discount']>;
}

/** What a month costs as long as the discount holds. */
export function Discounted({ fee, discount: { name, amount, months } }: DiscountedProps) {
  return (
    <Typography variant="inherit" component="p" sx={{ mt: 3 }}>
      はじめの{months}か月のご請求は、
      <Nowrap>
        {name}({formatNumber(amount)}円)
      </Nowrap>
      で<b>{formatYen(fee + amount)}</b>です。
    </Typography>
  );
}
