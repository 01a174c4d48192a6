import Box from '@mui/material/Box';
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { queryOrRejection, read } from '@/api/query';
import { NextBillSection } from '@/screens/shared/bill/NextBillSection';
import { Section } from '@/ui/page/Section';
import { BillFigure } from './BillFigure';
import { CallSms } from './CallSms';

/** This month's bill, what calls and SMS cost so far, and the bill to come. */
export function ChargeSection() {
  const [{ data: billing, refetch }, { data: callSms }] = useSuspenseQueries({
    queries: [
      read(api.getBilling, ofService('mobile')),
      queryOrRejection(read(api.getBillingCallSms)),
    ],
  });
  return (
    <>
      <Section label="料金">
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            columnGap: 10,
            rowGap: 9,
          }}
        >
          <BillFigure billing={billing} onRetry={() => void refetch()} />
          <CallSms answer={callSms} />
        </Box>
      </Section>
      <NextBillSection forecast={billing.forecast} />
    </>
  );
}

/** The last bill of a SIM that was cancelled, which has no calls or SMS any more. */
export function LastChargeSection() {
  const { data: billing, refetch } = useSuspenseQuery(read(api.getBilling, ofService('mobile')));
  return (
    <>
      <Section label="料金">
        <BillFigure billing={billing} onRetry={() => void refetch()} />
      </Section>
      <NextBillSection forecast={billing.forecast} />
    </>
  );
}
