import Button from '@mui/material/Button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { sessionPort } from '@/api/sessionPort';
import type * as Code from '@/catalogue/codes';
import { lookUp } from '@/catalogue/labelOf';
import { paths } from '@/paths';
import { BlockedState } from '@/procedure/BlockedState';
import { readDraft, writeDraft } from '@/procedure/draft';
import { useServiceType } from '@/session/selectedService';
import { CardDone } from './CardDone';
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
    location.search === doneSearch
      ? readDraft<Record<string, never>, CardResult>(draft, serviceId).receipt
      : undefined,
  );
  if (receipt)
    return (
      <CardFrame title="クレジットカードを登録しました。" now={2} type={type}>
        <CardDone receipt={receipt} exit={exit} type={type} />
      </CardFrame>
    );
  const onDone = (set: CardResult) => {
    writeDraft(draft, serviceId, { receipt: set });
    history.replaceState(null, '', `${location.pathname}${doneSearch}`);
    setReceipt(set);
  };
  return type === 'mobile' ? (
    <CardSteps owner="mobile" exit={exit} onDone={onDone} />
  ) : (
    <OfFibre exit={exit} onDone={onDone} />
  );
}

const doneSearch = '?done';

const owners: Record<Code.SubSystemId, CardOwner> = { minamo: 'minamo', sonc: 'sonc' };

/** The card of a fibre contract is kept by the billing system that bills the contract. */
function OfFibre(parts: { exit: string; onDone: (receipt: CardResult) => void }) {
  const { billing_company } = useSuspenseQuery(read(api.getFixedPayment)).data;
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
