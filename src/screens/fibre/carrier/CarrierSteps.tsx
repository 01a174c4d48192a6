import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useState } from 'react';
import type { Carrier } from '@/catalogue/payment';
import { Steps } from '@/procedure/Steps';
import { useSending } from '@/procedure/useSending';
import { PageHead } from '@/ui/page/PageHead';
import { smsRefusal, smsUnknown } from './carrierMessages';
import { CodeOfSms } from './CodeOfSms';
import { LinkOfSms } from './LinkOfSms';
import { type CarrierReceipt, sendSms, type SentSms } from './mutations';
import { PhoneForm } from './PhoneForm';

interface CarrierStepsProps {
  carrier: Carrier;
  title: string;
  stepLabels: readonly string[];
  onDone: (receipt: CarrierReceipt) => void;
}

/**
 * Asks for the number, then for what the SMS requires. A number is personal data and isn't kept, so a
 * reload begins again.
 */
export function CarrierSteps({ carrier, title, stepLabels, onDone }: CarrierStepsProps) {
  const [sent, setSent] = useState<SentSms>();
  const [before, setBefore] = useState('');
  const [times, setTimes] = useState(0);
  const onSent = (next: SentSms) => {
    setSent(next);
    setBefore(next.tel);
    setTimes((count) => count + 1);
  };
  const resend = useSending({
    call: () => sendSms(carrier, sent?.tel ?? ''),
    onDone: onSent,
    onRefusal: (error) => {
      const refusal = smsRefusal(error);
      return 'field' in refusal
        ? { title: 'SMSをお送りできませんでした', text: refusal.field }
        : refusal;
    },
    unknown: smsUnknown,
  });
  const step = sent && {
    sent,
    again: times > 1,
    resend,
    onBack: () => setSent(undefined),
    onDone,
  };
  return (
    <Container>
      <PageHead title={title} narrow>
        <Steps labels={stepLabels} now={sent ? 1 : 0} />
        <Box sx={{ mt: { xs: 6, sm: 7 } }}>
          {!step ? (
            <PhoneForm carrier={carrier} before={before} onSent={onSent} />
          ) : step.sent.confirm_by === 'code' ? (
            <CodeOfSms key={times} {...step} />
          ) : (
            <LinkOfSms key={times} carrier={carrier} {...step} />
          )}
        </Box>
      </PageHead>
    </Container>
  );
}
