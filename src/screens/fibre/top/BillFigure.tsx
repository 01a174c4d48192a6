import Box from '@mui/material/Box';
import type * as Schema from '@/api/generated/schemas';
import { formatNumber } from '@/lib/yen';
import { DateFigure } from '@/ui/figure/DateFigure';
import { Figure } from '@/ui/figure/Figure';

interface BillFigureProps {
  bill: Schema.CurrentBill;
  /** ISO day on which the amount is fixed, with status 0. */
  fixingDate: string | null;
}

/** The amount; before it is fixed the day on which it will be. */
export function BillFigure({ bill, fixingDate }: BillFigureProps) {
  if (bill.total !== null) return <Figure size="xl" value={formatNumber(bill.total)} unit="円" />;
  if (bill.status === '0' && fixingDate) return <DateFigure size="xl" day={fixingDate} />;
  // Dashed: an amount belongs here and isn't there (docs/design.md §4).
  return (
    <Box
      sx={{
        width: 'min(480px, 100%)',
        height: { xs: 72, sm: 128 },
        mt: { xs: 3, sm: 4 },
        border: '1px dashed var(--field)',
      }}
    />
  );
}
