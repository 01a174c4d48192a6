import { useSuspenseQuery } from '@tanstack/react-query';
import { Section } from '@/ui/page/Section';
import { AmountTable } from '@/ui/row/AmountTable';
import { billingQueries } from './queries';

/** What was carried forward into the bill from months before; no section without any. */
export function CarriedForward({ month }: { month: string }) {
  const { items, total } = useSuspenseQuery(billingQueries.carriedForward(month)).data;
  if (items.length === 0) return null;
  return (
    <Section label="前の月からの繰り越し">
      <AmountTable
        caption="前の月からの繰り越し"
        rows={items.map(({ label, reason, amount }, index) => ({
          key: String(index),
          name: label,
          note: reason,
          amount,
        }))}
        subtotal={items.length > 1 ? { label: '小計', amount: total } : undefined}
      />
    </Section>
  );
}
