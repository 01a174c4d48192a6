import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Carrier, carriers } from '@/catalogue/payment';
import { paths } from '@/paths';
import { FormErrorSummary } from '@/procedure/field/FormErrorSummary';
import { textKinds, typedAs } from '@/procedure/field/textKinds';
import { SendingForm } from '@/procedure/SendingForm';
import { useSending } from '@/procedure/useSending';
import { TextField } from '@/ui/fields/TextField';
import { smsRefusal, smsUnknown } from './carrierMessages';
import { sendSms, type SentSms } from './mutations';

interface PhoneFormProps {
  carrier: Carrier;
  /** The number typed before, for a customer who comes back to this step. */
  before: string;
  onSent: (sent: SentSms) => void;
}

/** Asks for the number with whose bill the customer wants to pay. */
export function PhoneForm({ carrier, before, onSent }: PhoneFormProps) {
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
