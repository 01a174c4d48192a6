import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isRejection } from '@/api/query';
import { esimBefore } from '@/catalogue/esim';
import { formatFullDay, formatMonth } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { NumberedSteps } from '@/procedure/NumberedSteps';
import { ReceiptRows, ReceiptSection } from '@/procedure/Receipt';
import { Columns, Main } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { ActivationCode } from './ActivationCode';
import { BeforeReading } from './BeforeReading';
import { useEsimAnswer } from './esimEntry';
import type { EsimReceipt } from './esimValues';

/** The warning, the steps before, the ways to set it up, the fee (docs/design.md §6). */
export function EsimReceiptBody({ receipt }: { receipt: EsimReceipt }) {
  const { fee, billing_month, expires_on } = receipt;
  const activation = useActivation(receipt);
  return (
    <>
      <Columns>
        <Main narrow>
          <Box sx={{ mt: { xs: 6, sm: 7 }, mb: { xs: 7, sm: 9 } }}>
            {activation ? <BeforeReading /> : <UsedCode />}
          </Box>
        </Main>
      </Columns>
      {activation && (
        <Section label="設定の手順" caption="はじめる前に">
          <NumberedSteps steps={esimBefore} />
        </Section>
      )}
      <ReceiptSection
        lead={
          activation
            ? '使うスマートフォンで、eSIMを設定してください。'
            : 'eSIMの発行は済んでいます。'
        }
      >
        {activation && <ActivationCode activation={activation} isFirst />}
        <ReceiptRows
          of={receipt}
          ink={activation ? undefined : 'top'}
          rows={[
            {
              term: '使える期限',
              value: formatFullDay(expires_on),
              note: '1回だけ使えます',
              strong: true,
            },
            {
              term: '手数料',
              value: formatYen(fee),
              note: `${formatMonth(billing_month)}のご請求に含まれます`,
              strong: true,
            },
          ]}
        />
      </ReceiptSection>
    </>
  );
}

/** The code of the answer, or after a reload the code read again; undefined once it was used or replaced. */
function useActivation({ activation, receipt_number }: EsimReceipt) {
  const answer = useEsimAnswer();
  if (activation) return activation;
  const again = isRejection(answer) ? null : answer.activation;
  return again?.receipt_number === receipt_number ? again : undefined;
}

function UsedCode() {
  return (
    <Alert>
      <AlertTitle component="h2">このコードは、すでに使われています</AlertTitle>
      端末での設定が済んでいれば、お手続きは不要です。設定できていないときは、再発行してください。
      <Box sx={{ mt: 1 }}>
        <Button variant="text" href={paths.mobileEsim()}>
          eSIMを再発行する
        </Button>
      </Box>
    </Alert>
  );
}
