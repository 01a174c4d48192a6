import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type * as Schema from '@/api/generated/schemas';
import { isOverdue } from '@/catalogue/billing';
import { now } from '@/lib/clock';
import { formatMonth } from '@/lib/date';
import { formatNearMonth } from '@/lib/deadline';
import { billStatus } from '@/screens/shared/statuses';
import { Facts } from '@/ui/figure/Facts';
import { DeferredContent } from '@/ui/page/DeferredContent';
import { Section } from '@/ui/page/Section';
import { Status } from '@/ui/status/Status';
import { BillActions } from './BillActions';
import { billFacts } from './billFacts';
import { BillFigure } from './BillFigure';
import { BillLead } from './BillLead';

interface BillHeroProps {
  bill: Schema.CurrentBill;
  billing: Schema.Billing;
  onRetry: () => void;
  retrying: boolean;
}

/** The current bill: status, figure, what it means, by when (docs/design.md §6). */
export function BillHero({ bill, billing, onRetry, retrying }: BillHeroProps) {
  const fixingDate =
    billing.months.find(({ month }) => month === bill.month)?.fixing_date ??
    (billing.next_month === bill.month ? billing.next_fixing_date : null);
  const late = billing.unpaid.bills.find(
    ({ month, payment_due_on }) => month !== bill.month && isOverdue(payment_due_on),
  );
  return (
    <Section
      first
      level={1}
      label={`${formatNearMonth(bill.month, now())}のご請求`}
      caption={`${formatMonth(bill.usage_month)}ご利用分`}
    >
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Status {...billStatus(bill.status)} />
        {late && (
          <Status mark="triangle" label={`${formatMonth(late.month)}分は期限切れ`} box="caution" />
        )}
      </Stack>
      <Box sx={{ mt: { xs: 0, sm: '3px' } }}>
        <BillFigure bill={bill} fixingDate={fixingDate} />
      </Box>
      <Typography variant="lead" sx={{ mt: { xs: 4, sm: 7 }, textSpacingTrim: 'trim-start' }}>
        <BillLead
          bill={bill}
          forecast={billing.forecast}
          fixingDate={fixingDate}
          isFirst={!billing.months.some(({ month }) => month < bill.month)}
        />
      </Typography>
      <DeferredContent>
        <Facts items={billFacts(bill, billing.unpaid.bills, now())} />
        <BillActions
          bill={bill}
          owed={billing.unpaid.total}
          onRetry={onRetry}
          retrying={retrying}
        />
      </DeferredContent>
    </Section>
  );
}
