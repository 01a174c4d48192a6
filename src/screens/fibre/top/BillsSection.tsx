import type * as Schema from '@/api/generated/schemas';
import { chartMonths } from '@/catalogue/billing';
import { paths } from '@/paths';
import { BillChart, BillTable } from '@/screens/shared/bill/BillChart';
import { TwinSection } from '@/ui/chart/TwinSection';
import { Section } from '@/ui/page/Section';

/** Twelve months of bills as bars or table; nothing before the first bill, no bars for one or two. */
export function BillsSection({ months }: { months: readonly Schema.BillMonth[] }) {
  const bills = months
    .filter(({ status }) => status !== '0')
    .slice(0, chartMonths)
    .reverse()
    .map(({ month, total }) => ({ month, amount: total ?? undefined }));
  if (bills.length === 0) return null;
  const label = bills.length < 3 ? 'これまでのご請求' : `${bills.length}か月のご請求`;
  if (bills.length < 3)
    return (
      <Section label={label}>
        <BillTable bills={bills} />
      </Section>
    );
  return (
    <TwinSection
      label={label}
      chart={<BillChart bills={bills} pathOf={paths.billingMonth} />}
      table={<BillTable bills={bills} />}
    />
  );
}
