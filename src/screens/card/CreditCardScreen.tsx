import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionPort } from '@/api/sessionPort';
import { brand } from '@/catalogue/brand';
import { paths } from '@/paths';
import { readDraft, writeDraft } from '@/procedure/draft';
import { paymentQueries } from '@/screens/payment/queries';
import { useServiceType } from '@/session/serviceType';
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

/** The card of a fibre contract is kept by the billing system that bills the contract. */
function OfFibre(parts: { exit: string; onDone: (receipt: CardResult) => void }) {
  const { billing_company } = useSuspenseQuery(paymentQueries.fixed()).data;
  const owner: CardOwner = billing_company === brand.code ? 'minamo' : 'sonc';
  return <CardSteps owner={owner} {...parts} />;
}
