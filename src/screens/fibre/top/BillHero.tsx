import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { now } from '@/lib/clock';
import { formatMonth } from '@/lib/date';
import { formatNearMonth } from '@/lib/deadline';
import type { Billing, CurrentBill } from '@/screens/fibre/billing/queries';
import { media } from '@/theme/media';
import { Facts } from '@/ui/figure/Facts';
import { Section } from '@/ui/page/Section';
import { Status } from '@/ui/status/Status';
import { billStatus } from '@/ui/status/statuses';
import { BillActions } from './BillActions';
import { BillFigure } from './BillFigure';
import { billFacts } from './billFacts';
import { BillLead } from './BillLead';

const Place = styled.div`
  margin-top: 3px;
  ${media.small} {
    margin-top: 0;
  }
`;

interface BillHeroProps {
  bill: CurrentBill;
  billing: Billing;
  onRetry: () => void;
  retrying: boolean;
}

/** The current bill: status, figure, what it means, by when (`look.md` "Page types", top). */
export function BillHero({ bill, billing, onRetry, retrying }: BillHeroProps) {
  const fixingDate =
    billing.months.find(({ month }) => month === bill.month)?.fixing_date ??
    (billing.next_month === bill.month ? billing.next_fixing_date : null);
  return (
    <Section
      first
      level={1}
      label={`${formatNearMonth(bill.month, now())}のご請求`}
      caption={`${formatMonth(bill.usage_month)}ご利用分`}
    >
      <Status {...billStatus(bill.status)} />
      <Place>
        <BillFigure bill={bill} fixingDate={fixingDate} />
      </Place>
      <Typography variant="lead" sx={{ mt: { xs: 4, sm: 7 }, textSpacingTrim: 'trim-start' }}>
        <BillLead bill={bill} fixingDate={fixingDate} />
      </Typography>
      <Facts items={billFacts(bill, billing.unpaid.bills, now())} />
      <BillActions bill={bill} onRetry={onRetry} retrying={retrying} />
    </Section>
  );
}
