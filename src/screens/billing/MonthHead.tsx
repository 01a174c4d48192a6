import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { billAdvice } from '@/catalogue/billing';
import { Facts } from '@/ui/figure/Facts';
import { BillNotice } from './BillNotice';
import { BillTools } from './BillTools';
import { InvoiceButtons } from './InvoiceButtons';
import { monthFacts } from './monthFacts';
import { MonthFrame } from './MonthFrame';
import { MonthLinks } from './MonthLinks';
import { isReadable } from './months';
import { MonthUnreadable } from './MonthUnreadable';

interface MonthHeadProps {
  bill: Schema.BillDetail;
  /** Undefined until it has been read, and where the bill has none. */
  invoice: Schema.BillingInvoice | undefined;
  onRetry: () => void;
  retrying: boolean;
}

/** Month and total, the three facts, the notice, the PDFs and links to the neighbouring months. */
export function MonthHead({ bill, invoice, onRetry, retrying }: MonthHeadProps) {
  const { data: fixingDate } = useQuery({
    ...read(api.getBilling),
    enabled: bill.status === '0',
    select: ({ months }) => months.find(({ month }) => month === bill.month)?.fixing_date,
  });
  return (
    <MonthFrame
      bill={bill}
      tools={
        <>
          <InvoiceButtons bill={bill} invoice={invoice} />
          <BillTools bill={bill} />
          <MonthLinks previous={bill.previous} next={bill.next} />
        </>
      }
    >
      {isReadable(bill.status) ? (
        <>
          <Facts plain items={monthFacts(bill, fixingDate ?? null)} />
          {billAdvice(bill).length > 0 && (
            <Box sx={{ mt: 5 }}>
              <BillNotice bill={bill} />
            </Box>
          )}
        </>
      ) : (
        <Box sx={{ mt: 5 }}>
          <MonthUnreadable onRetry={onRetry} retrying={retrying} />
        </Box>
      )}
    </MonthFrame>
  );
}
