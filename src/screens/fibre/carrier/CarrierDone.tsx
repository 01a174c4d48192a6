import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { type Carrier, carriers } from '@/catalogue/payment';
import { formatFullMonth, formatMonth } from '@/lib/date';
import { paths } from '@/paths';
import { PrintReceipt, ReceiptSection, useReceiptFacts } from '@/procedure/Receipt';
import { Steps } from '@/procedure/Steps';
import { Actions } from '@/ui/link/Actions';
import { Columns, Main, Nowrap } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { DescriptionList } from '@/ui/row/DescriptionList';
import type { CarrierReceipt } from './mutations';

interface CarrierDoneProps {
  carrier: Carrier;
  receipt: CarrierReceipt;
  stepLabels: readonly string[];
}

/** What was changed, from when, and a receipt that can be printed. */
export function CarrierDone({ carrier, receipt, stepLabels }: CarrierDoneProps) {
  const { service, name } = carriers[carrier];
  const { receipt_number, accepted, starts_month } = receipt;
  const rows = [
    { term: '新しいお支払い方法', value: service, strong: true },
    { term: '最初のご請求', value: `${formatFullMonth(starts_month)}のご請求` },
    ...useReceiptFacts({ receipt_number, accepted_at: accepted }),
  ];
  return (
    <Container>
      <PageHead title={`${service}への変更を受け付けました。`} eyebrow="お支払い方法の変更">
        <div data-print="none">
          <Steps labels={stepLabels} now={stepLabels.length - 1} />
        </div>
      </PageHead>
      <ReceiptSection
        lead={`${formatMonth(starts_month)}のご請求から、${name}の料金と一緒にお支払いいただきます。`}
        end={
          <p>
            それまでのご請求は、いままでの<Nowrap>お支払い方法</Nowrap>
            です。同じ内容を、お知らせにもお送りしました。
          </p>
        }
      >
        <DescriptionList stacked items={rows} />
      </ReceiptSection>
      <Columns>
        <Main>
          <Actions>
            <Button href={paths.payment()}>お支払い方法に戻る</Button>
            <Button variant="text" href={paths.notificationHistory()}>
              お知らせで受付番号を見る
            </Button>
            <PrintReceipt />
          </Actions>
        </Main>
      </Columns>
    </Container>
  );
}
