import Box from '@mui/material/Box';
import { esimBefore } from '@/catalogue/esim';
import { now } from '@/lib/clock';
import { daysUntil, formatFullDay } from '@/lib/date';
import { formatReceiptNumber } from '@/lib/numbers';
import { NumberedSteps } from '@/procedure/NumberedSteps';
import { Verbatim } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { ActivationCode } from './ActivationCode';
import { BeforeReading } from './BeforeReading';
import { useEsim } from './esimEntry';

/** The target of the link in the form's alert. */
export const issuedId = 'issued';

/** An eSIM that was issued and not set up yet: its code again, and what to do with it. */
export function IssuedEsim() {
  const { activation } = useEsim();
  if (!activation) return null;
  const { expires_on, receipt_number } = activation;
  const left = daysUntil(expires_on, now());
  return (
    <Section id={issuedId} label="発行済みのeSIM" caption="まだ設定していません">
      <Box sx={{ mt: { xs: 6, sm: 7 }, mb: { xs: 7, sm: 9 } }}>
        <BeforeReading />
      </Box>
      <NumberedSteps steps={esimBefore} />
      <ActivationCode activation={activation} />
      <DescriptionList
        stacked
        items={[
          {
            term: '使える期限',
            value: formatFullDay(expires_on),
            note: left === 0 ? '今日まで。1回だけ使えます' : `あと${left}日。1回だけ使えます`,
            strong: true,
          },
          { term: '受付番号', value: <Verbatim>{formatReceiptNumber(receipt_number)}</Verbatim> },
        ]}
      />
    </Section>
  );
}
