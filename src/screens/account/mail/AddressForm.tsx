import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormErrorSummary } from '@/procedure/field/FormErrorSummary';
import { foldedBy } from '@/procedure/field/textKinds';
import { SendingForm } from '@/procedure/SendingForm';
import { useSending } from '@/procedure/useSending';
import { TextField } from '@/ui/fields/TextField';
import {
  addressMeant,
  addressProblem,
  againProblem,
  hasForeignDomain,
  normaliseAddress,
} from './address';
import { sendingRefusal, sendingUnknown } from './mailMessages';
import { sendNumber, type SentNumber } from './mutations';

interface AddressFormProps {
  /** The address typed before, for a customer who comes back to this step. */
  before: string;
  exit: { to: string; label: string };
  onSent: (email: string, sent: SentNumber) => void;
}

const labels = { email: '新しいメールアドレス', again: '新しいメールアドレス(確認用)' } as const;
type Name = keyof typeof labels;
const names: readonly Name[] = ['email', 'again'];

/** The address twice. */
export function AddressForm({ before, exit, onSent }: AddressFormProps) {
  const [attempt, setAttempt] = useState(0);
  const form = useForm({
    defaultValues: { email: before, again: before },
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control });
  const refuse = () => setAttempt((count) => count + 1);
  const address = () => form.getValues('email');
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
  // With the type `email` a browser rewrites the domain before anybody can read what was typed: `jp、` to `xn--jp-p13a`.
  const field = { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const;
  const options = (name: Name) => ({
    ...foldedBy(normaliseAddress),
    onBlur: ({ target }: { target: HTMLInputElement }) => {
      foldedBy(normaliseAddress).onBlur({ target });
      if (addressMeant(target.value)) void form.trigger(name);
    },
  });
  const below = (name: Name) => (
    <Meant
      address={typed[name] ?? ''}
      isWrong={name in errors}
      onAgree={(meant) => form.setValue(name, meant, { shouldValidate: true, shouldDirty: true })}
    />
  );
  return (
    <>
      <FormErrorSummary
        problems={names
          .filter((name) => name in errors)
          .map((name) => ({
            field: name,
            label: labels[name],
            cause: errors[name]?.message,
          }))}
        attempt={attempt}
      />
      <SendingForm
        {...{ form, sending }}
        onRefused={refuse}
        action="認証コードを送る"
        exit={
          <Button variant="text" href={exit.to}>
            {exit.label}
          </Button>
        }
        foot={
          <Typography variant="note">
            まだ確定しません。次の画面で認証コードを入力してください。
          </Typography>
        }
      >
        <TextField
          label={labels.email}
          hint="このアドレスに、認証コードをお送りします"
          autoComplete="email"
          error={errors.email?.message}
          {...field}
          below={below('email')}
          {...form.register('email', {
            ...options('email'),
            validate: (typed) => addressProblem(typed) ?? true,
            deps: 'again',
          })}
        />
        <TextField
          label={labels.again}
          autoComplete="off"
          error={errors.again?.message}
          {...field}
          below={below('again')}
          {...form.register('again', {
            ...options('again'),
            validate: (typed, { email }) => againProblem(typed, email) ?? true,
          })}
        />
      </SendingForm>
    </>
  );
}

interface MeantProps {
  address: string;
  isWrong: boolean;
  onAgree: (meant: string) => void;
}

/** Below an address that isn't right: the one that is meant. Below one of another script: the question whether it is. */
function Meant({ address, isWrong, onAgree }: MeantProps) {
  const meant = isWrong ? addressMeant(address) : undefined;
  return meant ? (
    <Box sx={{ mt: 2 }}>
      <Button
        variant="secondary"
        size="small"
        sx={{ overflowWrap: 'anywhere' }}
        onClick={() => onAgree(meant)}
      >
        「{meant}」にする
      </Button>
    </Box>
  ) : (
    <Typography
      variant="body2"
      color="textSecondary"
      role="status"
      sx={{ '&:not(:empty)': { mt: 2 } }}
    >
      {hasForeignDomain(address) &&
        '「xn--」は、日本語などのドメイン名を表します。このアドレスで正しいか、お確かめください。'}
    </Typography>
  );
}
