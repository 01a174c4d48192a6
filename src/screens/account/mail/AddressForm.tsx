import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormErrorSummary } from '@/procedure/field/FormErrorSummary';
import { useForm } from '@/procedure/field/useForm';
import { SendingForm } from '@/procedure/SendingForm';
import { useSending } from '@/procedure/useSending';
import { TextField } from '@/ui/fields/TextField';
import { addressProblem, againProblem, normaliseAddress } from './address';
import { sendingRefusal, sendingUnknown } from './mailMessages';
import { sendNumber, type SentNumber } from './mutations';

interface AddressFormProps {
  /** The address typed before, for a customer who comes back to this step. */
  before: string;
  exit: { to: string; label: string };
  onSent: (email: string, sent: SentNumber) => void;
}

const labels = { email: '新しいメールアドレス', again: '新しいメールアドレス(確認用)' } as const;

/** The address twice. */
export function AddressForm({ before, exit, onSent }: AddressFormProps) {
  const [attempt, setAttempt] = useState(0);
  const form = useForm({
    defaultValues: { email: before, again: before },
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const refuse = () => setAttempt((count) => count + 1);
  const address = () => normaliseAddress(form.getValues('email'));
  const sending = useSending({
    call: () => sendNumber(address()),
    onDone: (sent) => onSent(address(), sent),
    onRefusal: (error) => {
      const refusal = sendingRefusal(error);
      if (!('field' in refusal)) return refusal;
      form.setError('email', { message: refusal.message });
      refuse();
      return undefined;
    },
    unknown: sendingUnknown,
  });
  const names = (['email', 'again'] as const).filter((name) => name in errors);
  const field = { type: 'email', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <>
      <FormErrorSummary
        problems={names.map((name) => ({
          field: name,
          label: labels[name],
          cause: errors[name]?.message,
        }))}
        attempt={attempt}
      />
      <SendingForm
        {...{ form, sending }}
        onRefused={refuse}
        action="確認番号を送る"
        exit={
          <Button variant="text" href={exit.to}>
            {exit.label}
          </Button>
        }
        foot={
          <Typography variant="note">
            まだ確定しません。次の画面で確認番号を入力してください。
          </Typography>
        }
      >
        <TextField
          label={labels.email}
          hint="このアドレスに、確認番号をお送りします"
          autoComplete="email"
          error={errors.email?.message}
          {...field}
          {...form.register('email', {
            validate: (typed) => addressProblem(normaliseAddress(typed)) ?? true,
            deps: 'again',
          })}
        />
        <TextField
          label={labels.again}
          autoComplete="off"
          error={errors.again?.message}
          {...field}
          {...form.register('again', {
            validate: (typed, { email }) =>
              againProblem(normaliseAddress(typed), normaliseAddress(email)) ?? true,
          })}
        />
      </SendingForm>
    </>
  );
}
