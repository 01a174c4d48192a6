import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { simKinds } from '@/catalogue/esim';
import { labelOf } from '@/catalogue/labelOf';
import { formatFullDay } from '@/lib/date';
import { RevealRows, type SecretRow } from '@/screens/shared/RevealRows';
import { Section } from '@/ui/page/Section';

/** The SIM and its numbers, masked until they are asked for. */
export function SimSection() {
  const { sim } = useSuspenseQuery(read(api.getDeviceInfo)).data;
  return (
    <Section
      label="SIM"
      caption={<span data-print="none">「表示」を押すと30秒だけ見られます</span>}
    >
      <RevealRows
        open={[
          {
            term: '種類',
            value: labelOf(simKinds, sim.kind),
            note: sim.activated_on
              ? `${formatFullDay(sim.activated_on)}に開通`
              : 'まだ開通していません',
          },
        ]}
        items={[secret('ICCID', sim.iccid), ...(sim.eid ? [secret('EID', sim.eid)] : [])]}
      />
    </Section>
  );
}

const secret = (term: string, digits: string): SecretRow => ({
  term,
  value: digits,
  dots: '••••••••',
  tail: digits.slice(-4),
});
