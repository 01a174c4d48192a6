import { formatNumber } from '@/lib/yen';
import { Figure } from '@/ui/figure/Figure';

/** What something costs a month as a figure: `550円/月`, or 無料. */
export function MonthlyFee({ yen }: { yen: number }) {
  return yen === 0 ? <Figure value="無料" /> : <Figure value={formatNumber(yen)} unit="円/月" />;
}
