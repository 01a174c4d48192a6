import { formatFullMonth, formatMonth } from '@/lib/date';
import { formatExpiry } from '@/lib/expiry';
import { PrintReceipt } from '@/procedure/PrintReceipt';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { Actions } from '@/ui/link/Actions';
import { LinkButton } from '@/ui/link/Link';
import { Columns, Main, Nowrap } from '@/ui/page/Page';
import { Definitions } from '@/ui/row/Definitions';
import type { CardResult } from './cardCalls';

/** What was set, from when, and a receipt that can be printed. */
export function CardDone({ receipt, exit }: { receipt: CardResult; exit: string }) {
  const { brand, last4, expiry, accepted_at, receipt_number, starts_month } = receipt;
  const facts = useReceiptFacts({ receiptNumber: receipt_number, acceptedAt: accepted_at });
  return (
    <>
      <ReceiptSection
        lead={
          starts_month
            ? `${formatMonth(starts_month)}のご請求から、このカードでお支払いいただきます。`
            : 'これからのご請求は、このカードでお支払いいただきます。'
        }
        end={
          <p>
            それまでのご請求は、いままでの<Nowrap>お支払い方法</Nowrap>
            です。同じ内容を、お知らせにもお送りしました。
          </p>
        }
      >
        <Definitions
          stacked
          items={[
            {
              term: 'カード',
              value: `${brand} •••• ${last4}`,
              note: `有効期限 ${formatExpiry(expiry)}`,
              strong: true,
            },
            ...(starts_month
              ? [{ term: '最初のご請求', value: `${formatFullMonth(starts_month)}のご請求` }]
              : []),
            ...facts,
          ]}
        />
      </ReceiptSection>
      <Columns>
        <Main>
          <Actions>
            <LinkButton to={exit}>お支払い方法に戻る</LinkButton>
            <PrintReceipt />
          </Actions>
        </Main>
      </Columns>
    </>
  );
}
