import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { paymentMethod } from '@/catalogue/billing';
import type { ServiceType } from '@/config/runtimeConfig';
import { formatFullMonth, formatMonth } from '@/lib/date';
import { formatExpiry } from '@/lib/dateText';
import { PrintReceipt, ReceiptRows, ReceiptSection } from '@/procedure/Receipt';
import { useSession } from '@/session/useSession';
import { Actions } from '@/ui/link/Actions';
import { Columns, Main, Nowrap } from '@/ui/page/Page';
import type { CardResult } from './mutations';

interface CardDoneProps {
  receipt: CardResult;
  exit: string;
  /** The service that is paid with the card. */
  type: ServiceType;
}

/** The payment method of the customer's other service, which stays as it is; undefined if there is none. */
function useOtherPayment(type: ServiceType) {
  const other = type === 'fixed' ? 'mobile' : 'fixed';
  const isThere = useSession()?.services.some(({ service_type }) => service_type === other);
  const { data } = useQuery({
    ...read(api.getPayment, ofService(other)),
    enabled: isThere ?? false,
  });
  return data && { other, label: paymentMethod(data.method.code).label };
}

/** What was set, from when, and a receipt that can be printed. */
export function CardDone({ receipt, exit, type }: CardDoneProps) {
  const { brand, last4, expiry, starts_month } = receipt;
  const stays = useOtherPayment(type);
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
        <ReceiptRows
          of={receipt}
          rows={[
            {
              term: 'カード',
              value: `${brand} •••• ${last4}`,
              note: `有効期限 ${formatExpiry(expiry)}`,
              strong: true,
            },
            ...(starts_month
              ? [{ term: '最初のご請求', value: `${formatFullMonth(starts_month)}のご請求` }]
              : []),
            ...(stays
              ? [
                  {
                    term: stays.other === 'mobile' ? 'モバイルのお支払い' : '光のお支払い',
                    value: stays.label,
                    note: '変わりません',
                  },
                ]
              : []),
          ]}
        />
      </ReceiptSection>
      <Columns>
        <Main>
          <Actions>
            <Button href={exit}>お支払い方法に戻る</Button>
            <PrintReceipt />
          </Actions>
        </Main>
      </Columns>
    </>
  );
}
