import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useParams } from 'react-router-dom';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService, read, useReads } from '@/api/query';
import { sessionPort } from '@/api/sessionPort';
import { billNamed, isWithoutMethod, methodChange, methodToCome } from '@/catalogue/billing';
import { type Carrier, carriers, isCarrier } from '@/catalogue/payment';
import { formatMonth } from '@/lib/date';
import { paths } from '@/paths';
import { BlockedState } from '@/procedure/BlockedState';
import { type Draft, readDraft, writeDraft } from '@/procedure/draft';
import { FormErrorSummary } from '@/procedure/field/FormErrorSummary';
import { textKinds, typedAs } from '@/procedure/field/textKinds';
import { ReceiptPage } from '@/procedure/Receipt';
import { SendingForm } from '@/procedure/SendingForm';
import { Steps } from '@/procedure/Steps';
import { useSending } from '@/procedure/useSending';
import { useStepHeading } from '@/procedure/useStepHeading';
import { BillsUntilThen } from '@/screens/shared/bill/BillsUntilThen';
import { useNavigate } from '@/session/lineAddress';
import { NotFoundScreen } from '@/shell/error/NotFoundScreen';
import { TextField } from '@/ui/fields/TextField';
import { PageHead } from '@/ui/page/PageHead';
import { CodeOfSms, LinkOfSms } from './CarrierConfirmation';
import { type CarrierReceipt, sendSms, type SentSms, smsRefusal, smsUnknown } from './sms';

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
  const path = paths.carrier(carrier);

  if (step === 'done' && draft.receipt)
    return <CarrierDone carrier={carrier} receipt={draft.receipt} />;
  if (step) return <Navigate replace to={path} />;
  const onDone = (receipt: CarrierReceipt) => {
    const next: Draft<None, CarrierReceipt> = { receipt };
    writeDraft(name, serviceId, next);
    setKept(next);
    void navigate(`${path}/done`, { replace: true });
  };
  return <OpenCarrier carrier={carrier} onDone={onDone} />;
}

interface OpenCarrierProps {
  carrier: Carrier;
  onDone: (receipt: CarrierReceipt) => void;
}

/** Why this method can't be chosen now; undefined when it can. */
function reasonOf(
  { method, changing_to, changeable_to, restriction }: Schema.Payment,
  { methods }: Schema.PaymentRestrictions,
  code: string,
): string | undefined {
  if (changing_to) return methodToCome({ method, changing_to }).join('。');
  const barred = methods.find((one) => one.code === code);
  if (barred) return barred.reason;
  return changeable_to.some((each) => each === code)
    ? undefined
    : (restriction ?? 'いまのお支払い方法からは変更できません。');
}

/**
 * Asks for the number, then for what the SMS requires. A number is personal data and isn't kept, so a
 * reload begins again. What is accepted after the SMS was sent leads on to the receipt, or ends the SMS.
 */
function OpenCarrier({ carrier, onDone }: OpenCarrierProps) {
  const [payment, restriction] = useReads(
    read(api.getPayment, ofService('fixed')),
    read(api.getPaymentRestrictionOption, ofService('fixed')),
  );
  const isFirst = isWithoutMethod(payment.method);
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
  const page = useStepHeading(sent ? 1 : 0);
  const { code } = carriers[carrier];
  const title = methodChange({ method: payment.method, to: code });
  const reason = reasonOf(payment, restriction, code);
  const isOvertaken = payment.changing_to !== null && payment.changing_to.code !== code;
  if (reason && (!sent || isOvertaken))
    return (
      <Container ref={page}>
        <PageHead title={title} />
        <BlockedState
          title={
            sent
              ? `SMSの${sent.confirm_by === 'code' ? '認証コード' : 'リンク'}は使えなくなりました`
              : `いまは${isFirst ? '登録' : '変更'}できません`
          }
          reason={
            <p>
              {sent && 'SMSを送信したあとに、ほかのお手続きを受け付けました。'}
              {reason}
            </p>
          }
          actions={
            <Button variant="secondary" href={paths.payment()}>
              お支払い方法に戻る
            </Button>
          }
        />
      </Container>
    );
  const step = sent && {
    sent,
    again: times > 1,
    resend,
    onBack: () => setSent(undefined),
    onDone: (receipt: Omit<CarrierReceipt, 'change'>) => onDone({ ...receipt, change: title }),
  };
  return (
    <Container ref={page}>
      <PageHead title={title} narrow>
        <Steps labels={stepLabels} now={sent ? 1 : 0} />
        <Box sx={{ mt: { xs: 6, sm: 7 } }}>
          {!step ? (
            <PhoneForm carrier={carrier} before={before} onSent={onSent} />
          ) : step.sent.confirm_by === 'code' ? (
            <CodeOfSms key={times} isFirst={isFirst} {...step} />
          ) : (
            <LinkOfSms key={times} carrier={carrier} {...step} />
          )}
        </Box>
      </PageHead>
    </Container>
  );
}

interface PhoneFormProps {
  carrier: Carrier;
  /** The number typed before, for a customer who comes back to this step. */
  before: string;
  onSent: (sent: SentSms) => void;
}

/** Asks for the number with whose bill the customer wants to pay. */
function PhoneForm({ carrier, before, onSent }: PhoneFormProps) {
  const [attempt, setAttempt] = useState(0);
  const form = useForm({ defaultValues: { tel: before }, shouldFocusError: false });
  const { tel } = form.formState.errors;
  const refuse = () => setAttempt((count) => count + 1);
  const label = `${carriers[carrier].name}の電話番号`;
  const sending = useSending({
    call: () => sendSms(carrier, form.getValues('tel')),
    onDone: onSent,
    onRefusal: (error) => {
      const refusal = smsRefusal(error);
      if (!('field' in refusal)) return refusal;
      form.setError('tel', { message: refusal.field });
      refuse();
      return undefined;
    },
    unknown: smsUnknown,
  });
  return (
    <>
      <FormErrorSummary
        problems={tel ? [{ field: 'tel', label, cause: tel.message }] : []}
        attempt={attempt}
      />
      <SendingForm
        {...{ form, sending }}
        onRefused={refuse}
        action="SMSを送る"
        exit={
          <Button variant="text" href={paths.payment()}>
            やめて、お支払い方法に戻る
          </Button>
        }
        foot={
          <Typography variant="note">
            まだ確定しません。お送りするSMSで認証してください。
          </Typography>
        }
      >
        <TextField
          label={label}
          hint="この番号にSMSをお送りします。携帯電話の料金と一緒にご請求します"
          type="tel"
          autoComplete="tel-national"
          error={tel?.message}
          {...form.register('tel', typedAs(textKinds.mobilePhone))}
        />
      </SendingForm>
    </>
  );
}

/** What was set, from when, and a receipt that can be printed. */
function CarrierDone({ carrier, receipt }: { carrier: Carrier; receipt: CarrierReceipt }) {
  const { service, name } = carriers[carrier];
  return (
    <ReceiptPage
      title={`${receipt.change}を受け付けました。`}
      steps={stepLabels}
      actions={
        <>
          <Button href={paths.payment()}>お支払い方法に戻る</Button>
          <Button variant="text" href={paths.notificationHistory()}>
            お知らせで受付番号を見る
          </Button>
        </>
      }
      lead={`${billNamed(receipt.starts_month, formatMonth)}から、${name}の料金と一緒にお支払いいただきます。`}
      end={
        <p>
          <BillsUntilThen type="fixed" startsMonth={receipt.starts_month} />
          同じ内容を、お知らせにもお送りしました。
        </p>
      }
      of={receipt}
      rows={[
        { term: 'これからのお支払い方法', value: service, strong: true },
        { term: '最初のご請求', value: billNamed(receipt.starts_month) },
      ]}
    />
  );
}
