import styled from '@emotion/styled';
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { media } from '@/theme/media';
import { Section } from '@/ui/page/Section';
import { BillFigure } from './BillFigure';
import { CallSms } from './CallSms';
import { mobileTopQueries } from './queries';

const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 36px 40px;
  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** This month's bill, and what calls and SMS cost so far. */
export function ChargeSection() {
  const [{ data: billing, refetch }, { data: callSms }] = useSuspenseQueries({
    queries: [mobileTopQueries.billing(), mobileTopQueries.callSms()],
  });
  return (
    <Section label="料金">
      <Halves>
        <BillFigure billing={billing} onRetry={() => void refetch()} />
        <CallSms answer={callSms} />
      </Halves>
    </Section>
  );
}

/** The last bill of a SIM that was left: nothing is called or sent any more. */
export function LastChargeSection() {
  const { data: billing, refetch } = useSuspenseQuery(mobileTopQueries.billing());
  return (
    <Section label="料金">
      <BillFigure billing={billing} onRetry={() => void refetch()} />
    </Section>
  );
}
