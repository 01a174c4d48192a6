import { formatMonth } from '@/lib/date';
import { formatNumber } from '@/lib/yen';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { AmountTable } from '@/ui/row/AmountTable';

interface QuitCostProps {
  info: {
    fees: readonly { name: string; amount: number; note: string | null }[];
    /** Yen. */
    fee_total: number;
    /** Month of the bill that carries them, YYYYMM. */
    fee_month?: string | null;
  };
  /** With which bill, where no month is known yet. */
  note?: string;
}

/** What leaving costs, item by item, and its total. */
export function QuitCost({ info: { fees, fee_total, fee_month }, note }: QuitCostProps) {
  if (fees.length === 0) return <p>費用はかかりません。</p>;
  return (
    <>
      <AmountTable
        caption="解約にかかる費用"
        rows={fees.map(({ name, amount, note }) => ({ key: name, name, amount, note }))}
      />
      <GrandTotal
        label="合計"
        value={formatNumber(fee_total)}
        note={note ?? (fee_month && `${formatMonth(fee_month)}のご請求に含まれます`)}
        flush
      />
    </>
  );
}
