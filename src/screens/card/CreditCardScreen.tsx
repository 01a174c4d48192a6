import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '@/api/generated/operations';
import { ofService, read, useRead } from '@/api/query';
import { sessionPort } from '@/api/sessionPort';
import { billNamed, paymentMethod } from '@/catalogue/billing';
import type * as Code from '@/catalogue/generated/codes';
import { lookUp } from '@/catalogue/labelOf';
import type { ServiceType } from '@/config/runtimeConfig';
import { formatExpiry, formatMonth } from '@/lib/date';
import { paths } from '@/paths';
import { BlockedState } from '@/procedure/BlockedState';
import { readDraft, writeDraft } from '@/procedure/draft';
import { ReceiptSection } from '@/procedure/Receipt';
import { BillsUntilThen } from '@/screens/shared/bill/BillsUntilThen';
import { useSession } from '@/session/current';
import { useServiceType } from '@/session/selectedService';
import { CardFrame } from './CardFrame';
import { CardSteps } from './CardSteps';
import type { CardOwner, CardResult } from './mutations';

const draft = 'credit_card';

/** /payment/credit_card and /mobile/payment/credit_card: a document of its own (docs/design.md §6). */
export function CreditCardScreen() {
  const type = useServiceType() ?? 'fixed';
  const serviceId = sessionPort().serviceId(type) ?? '';
  const exit = type === 'mobile' ? paths.mobilePayment() : paths.payment();
  // The address has `?done` after success, so that a reload shows the receipt again.
  const [receipt, setReceipt] = useState(() =>
    new URLSearchParams(location.search).has('done')
      ? readDraft<Record<string, never>, CardResult>(draft, serviceId).receipt
      : undefined,
  );
  if (receipt)
    return (
      <CardFrame title="クレジットカードを登録しました。" step={2} type={type}>
        <CardDone receipt={receipt} exit={exit} type={type} />
      </CardFrame>
    );
  const onDone = (set: CardResult) => {
    writeDraft(draft, serviceId, { receipt: set });
    history.replaceState(null, '', `${location.pathname}?done`);
    setReceipt(set);
  };
  return type === 'mobile' ? (
    <CardSteps owner="mobile" exit={exit} onDone={onDone} />
  ) : (
    <OfFibre exit={exit} onDone={onDone} />
  );
}

const owners: Record<Code.SubSystemId, CardOwner> = { minamo: 'minamo', sonc: 'sonc' };

/** The card of a fibre contract is kept by the billing system that bills the contract. */
function OfFibre(parts: { exit: string; onDone: (receipt: CardResult) => void }) {
  const { billing_company } = useRead(api.getFixedPayment);
  const owner = lookUp(owners, billing_company);
  if (owner) return <CardSteps owner={owner} {...parts} />;
  return (
    <CardFrame title="クレジットカードの登録" type="fixed">
      <BlockedState
        title="いまは登録できません"
        reason={<p>ご請求の会社を読み込めません。お手数ですが、サポート窓口へお電話ください。</p>}
        actions={
          <Button variant="secondary" href={parts.exit}>
            お支払い方法に戻る
          </Button>
        }
      />
    </CardFrame>
  );
}

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
  // Without the other service the read is that of this one, which may have been read already.
  return isThere && data && { other, label: paymentMethod(data.method.code).label };
}

/** What was set, from when, and a receipt that can be printed. */
function CardDone({ receipt, exit, type }: CardDoneProps) {
  const { brand, last4, expiry, starts_month } = receipt;
  const stays = useOtherPayment(type);
  return (
    <ReceiptSection
      actions={<Button href={exit}>お支払い方法に戻る</Button>}
      lead={`${billNamed(starts_month, formatMonth)}から、このカードでお支払いいただきます。`}
      end={
        <p>
          <BillsUntilThen type={type} startsMonth={starts_month} />
          同じ内容を、お知らせにもお送りしました。
        </p>
      }
      of={receipt}
      rows={[
        {
          term: 'カード',
          value: `${brand} •••• ${last4}`,
          note: `有効期限 ${formatExpiry(expiry)}`,
          strong: true,
        },
        { term: '最初のご請求', value: billNamed(starts_month) },
        stays && {
          term: stays.other === 'mobile' ? 'モバイルのお支払い' : '光のお支払い',
          value: stays.label,
          note: '変わりません',
        },
      ]}
    />
  );
}
