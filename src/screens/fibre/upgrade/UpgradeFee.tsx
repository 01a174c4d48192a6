import { formatNumber } from '@/lib/yen';
import { Change } from '@/ui/figure/Change';
import { AmountTable } from '@/ui/row/AmountTable';
import { Small } from '@/ui/Text';
import type { Judgements } from './judgements';

/** The bill of a month before and after, and what is charged once. */
export function UpgradeFee({ judged: { state, accept } }: { judged: Judgements }) {
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
      <Small>毎月の料金(切り替えた次の月のご請求から)</Small>
      <Change
        before={formatNumber(state.current_monthly_fee)}
        after={formatNumber(state.monthly_fee)}
        unit="円"
      />
    </>
  );
}
