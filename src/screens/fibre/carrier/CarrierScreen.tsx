import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { sessionPort } from '@/api/sessionPort';
import { paymentMethod } from '@/catalogue/billing';
import { type Carrier, carriers, isCarrier } from '@/catalogue/payment';
import { formatFullMonth } from '@/lib/date';
import { paths } from '@/paths';
import { BlockedState } from '@/procedure/BlockedState';
import { type Draft, readDraft, writeDraft } from '@/procedure/draft';
import { useNavigate } from '@/session/useNavigate';
import { NotFoundScreen } from '@/shell/error/NotFoundScreen';
import { PageHead } from '@/ui/page/PageHead';
import { CarrierDone } from './CarrierDone';
import { CarrierSteps } from './CarrierSteps';
import type { CarrierReceipt } from './mutations';

const stepLabels = ['電話番号', '確認', '完了'];
type None = Record<string, never>;

/** /payment/carrier/:carrier with its step done: billing by SoftBank, KDDI or docomo. */
export default function CarrierScreen() {
  const { carrier = '' } = useParams();
  return isCarrier(carrier) ? <OfCarrier key={carrier} carrier={carrier} /> : <NotFoundScreen />;
}

function OfCarrier({ carrier }: { carrier: Carrier }) {
  const step = useParams()['*'];
  const navigate = useNavigate();
  const name = `carrier_${carrier}`;
  const serviceId = sessionPort().serviceId('fixed') ?? '';
  const [draft, setKept] = useState(() => readDraft<None, CarrierReceipt>(name, serviceId));
  const blocked = useBlocked(carriers[carrier].code);
  const path = paths.carrier(carrier);

  if (step === 'done' && draft.receipt)
    return <CarrierDone carrier={carrier} receipt={draft.receipt} stepLabels={stepLabels} />;
  if (step) return <Navigate replace to={path} />;
  const title = `${carriers[carrier].service}への変更`;
  if (blocked)
    return (
      <Container>
        <PageHead title={title} />
        <BlockedState
          title="いまは変更できません"
          reason={<p>{blocked}</p>}
          actions={
            <Button variant="secondary" href={paths.payment()}>
              お支払い方法に戻る
            </Button>
          }
        />
      </Container>
    );
  const onDone = (receipt: CarrierReceipt) => {
    const next: Draft<None, CarrierReceipt> = { receipt };
    writeDraft(name, serviceId, next);
    setKept(next);
    void navigate(`${path}/done`, { replace: true });
  };
  return <CarrierSteps carrier={carrier} title={title} stepLabels={stepLabels} onDone={onDone} />;
}

/**
 * Why this method can't be chosen when the screen is opened. Once open, the screen stays open: the step
 * that waits for the confirmation leads on to the receipt.
 */
function useBlocked(code: string): string | undefined {
  const [{ data: payment }, { data: restriction }] = useSuspenseQueries({
    queries: [
      read(api.getPayment, ofService('fixed')),
      read(api.getPaymentRestrictionOption, ofService('fixed')),
    ],
  });
  const reason = reasonOf(payment, restriction, code);
  const [wasOpen] = useState(reason === undefined);
  return wasOpen ? undefined : reason;
}

function reasonOf(
  { changing_to, changeable_to, restriction }: Schema.Payment,
  { methods }: Schema.PaymentRestrictions,
  code: string,
): string | undefined {
  if (changing_to)
    return `${paymentMethod(changing_to.code).label}への変更を手続き中です。${formatFullMonth(changing_to.starts_month)}のご請求から変わります。`;
  const barred = methods.find((method) => method.code === code);
  if (barred) return barred.reason;
  return changeable_to.some((each) => each === code)
    ? undefined
    : (restriction ?? 'いまのお支払い方法からは変更できません。');
}
