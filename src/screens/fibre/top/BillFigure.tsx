import styled from '@emotion/styled';
import { formatNumber } from '@/lib/yen';
import { media } from '@/theme/media';
import { DateFigure } from '@/ui/figure/DateFigure';
import { Figure } from '@/ui/figure/Figure';
import type { CurrentBill } from '@/screens/fibre/billing/queries';

// Dashed: an amount belongs here and isn't there (`look.md` "Space, lines, motion").
const Missing = styled.div`
  width: min(480px, 100%);
  margin-top: 16px;
  height: 128px;
  border: 1px dashed var(--field);
  ${media.small} {
    height: 72px;
    margin-top: 12px;
  }
`;

interface BillFigureProps {
  bill: CurrentBill;
  /** ISO day on which the amount is fixed, with status 0. */
  fixingDate: string | null;
}

/** The amount; before it is fixed the day on which it will be. */
export function BillFigure({ bill, fixingDate }: BillFigureProps) {
  if (bill.total !== null) return <Figure size="xl" value={formatNumber(bill.total)} unit="円" />;
  if (bill.status === '0' && fixingDate) return <DateFigure size="xl" day={fixingDate} />;
  return <Missing />;
}
