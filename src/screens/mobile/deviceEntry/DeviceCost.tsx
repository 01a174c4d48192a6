import type * as Schema from '@/api/generated/schemas';
import { formatNumber, formatYen } from '@/lib/yen';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { AmountTable } from '@/ui/row/AmountTable';
import type { DeviceValues } from './deviceValues';

interface DeviceCostProps {
  device: Schema.Device;
  /** Yen. */
  fee: number;
  payment: DeviceValues['payment'];
}

/** Price and fee, and what a month costs in instalments. */
export function DeviceCost({ device, fee, payment }: DeviceCostProps) {
  const { price, instalment_amount, instalment_count } = device;
  const each =
    payment === 'instalment' && instalment_amount !== null && instalment_count !== null
      ? `${formatYen(instalment_amount)} × ${instalment_count}回`
      : undefined;
  return (
    <div>
      <AmountTable
        caption="お支払いの金額"
        rows={[
          { key: 'price', name: '機種代金', note: each, amount: price },
          { key: 'fee', name: '手数料', note: '初回だけ', amount: fee },
        ]}
      />
      <GrandTotal label="合計" value={formatNumber(price + fee)} flush />
    </div>
  );
}
