import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { formatNumber } from '@/lib/yen';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { Section } from '@/ui/page/Section';
import { AmountTable } from '@/ui/row/AmountTable';

/** What bringing the line into the building costs. */
export function FacilityCostSection() {
  const { is_charged, total, items } = useSuspenseQuery(read(api.getHandsUpFacilityCost)).data;
  return (
    <Section label="設備の費用" caption={is_charged && '税込'}>
      {is_charged ? (
        <>
          <AmountTable
            caption="設備の費用の内訳"
            rows={items.map(({ label, amount }) => ({ key: label, name: label, amount }))}
          />
          <GrandTotal label="合計" value={formatNumber(total)} />
        </>
      ) : (
        <p>建物に回線を引き込む費用は、かかりません。</p>
      )}
    </Section>
  );
}
