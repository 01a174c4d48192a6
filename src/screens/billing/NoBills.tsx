import type { ReactNode } from 'react';
import { firstBillOn, noBills } from '@/catalogue/billing';
import { Section } from '@/ui/page/Section';
import { EmptyState } from '@/ui/state/EmptyState';

interface NoBillsProps {
  /** The month whose bill is fixed next, YYYYMM; null when there will be none. */
  month: string | null;
  fixingDate: string | null;
  /** One action. */
  children: ReactNode;
}

/** No bill yet, and when the first one comes (docs/design.md §6). */
export function NoBills({ month, fixingDate, children }: NoBillsProps) {
  return (
    <Section label="ご請求">
      <EmptyState lead={noBills} next={firstBillOn(month, fixingDate)}>
        {children}
      </EmptyState>
    </Section>
  );
}
