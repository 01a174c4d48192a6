import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { procedureMessages } from '@/catalogue/messages';
import { followedBy } from '@/catalogue/refusals';
import type { ServiceType } from '@/config/runtimeConfig';
import { formatTime } from '@/lib/date';
import { codeNotSent, type CodeRefusal, codeSendingUnknown, CodeStep } from '@/procedure/CodeStep';
import type { SendingProblem } from '@/procedure/failure';
import { FormErrorSummary } from '@/procedure/field/FormErrorSummary';
import { foldedBy } from '@/procedure/field/textKinds';
import { fieldOf } from '@/procedure/field/useField';
import { SendingForm } from '@/procedure/SendingForm';
import { useSending } from '@/procedure/useSending';
import { TextField } from '@/ui/fields/TextField';
import { Nowrap } from '@/ui/page/Page';
import { Breakable } from '../Breakable';
import {
  addressMeant,
  addressProblem,
  againProblem,
  hasForeignDomain,
  normaliseAddress,
} from './address';
import {
  type Registered,
  registerEmail,
  sendNumber,
  type SentNumber,
  type VerifiedNumber,
  verifyNumber,
} from './mutations';

interface AddressFormProps {
  /** No address was verified so far. */
  isFirst: boolean;
  /** The address typed before, for a customer who comes back to this step. */
  before: string;
  exit: { to: string; label: string };
  onSent: (email: string, sent: SentNumber) => void;
}

const names = ['email', 'again'] as const;

type Name = (typeof names)[number];

/** The address twice. */
export function AddressForm({ isFirst, before, exit, onSent }: AddressFormProps) {
  const [attempt, setAttempt] = useState(0);
  const label = isFirst ? 'メールアドレス' : '新しいメールアドレス';
  const labels: Record<Name, string> = { email: label, again: `${label}(確認用)` };
  const form = useForm({
    defaultValues: { email: before, again: before },
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const field = fieldOf(form);
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
    unknown: codeSendingUnknown,
  });
  // With the type `email` a browser rewrites the domain before anybody can read what was typed: `jp、` to `xn--jp-p13a`.
  const asTyped = { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const;
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
          {...asTyped}
          below={below('email')}
          {...field('email', {
            ...options('email'),
            validate: (typed) => addressProblem(typed) ?? true,
            deps: 'again',
          })}
        />
        <TextField
          label={labels.again}
          autoComplete="off"
          {...asTyped}
          below={below('again')}
          {...field('again', {
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
    <Typography variant="help" role="status" sx={{ '&:not(:empty)': { mt: 2 } }}>
      {hasForeignDomain(address) &&
        '「xn--」は、日本語などのドメイン名を表します。このアドレスで正しいか、お確かめください。'}
    </Typography>
  );
}

interface NumberOfMailProps {
  service: ServiceType;
  /** The address it was sent to; undefined while it is being decrypted, and if it couldn't be encrypted. */
  email: string | undefined;
  sent: SentNumber;
  again: boolean;
  /** Address of the first step. */
  path: string;
  onSent: (email: string, sent: SentNumber) => void;
  onDone: (registered: Registered) => void;
}

/** The step that asks for the number sent to the address; the right number registers the address. */
export function NumberOfMail(props: NumberOfMailProps) {
  const { service, email, sent, again, path, onSent, onDone } = props;
  // Kept until a refusal: a registration that failed otherwise is tried again without a new check of the
  // number.
  const proof = useRef<VerifiedNumber>(undefined);
  const resend = useSending({
    call: () => sendNumber(email ?? ''),
    onDone: (next) => onSent(email ?? '', next),
    onRefusal: (error) => codeNotSent(sendingRefusal(error)),
    unknown: codeSendingUnknown,
  });
  const verify = async (code: string) => {
    proof.current ??= await verifyNumber(sent.confirmation_id, code);
    return registerEmail(service, proof.current);
  };
  const refusal = (error: BusinessError) => {
    proof.current = undefined;
    return numberRefusal(error);
  };
  return (
    <CodeStep
      label="認証コード"
      lead={
        <>
          {email ? <Breakable>{email}</Breakable> : 'ご入力のメールアドレス'}に
          <Nowrap>6桁の認証コードを</Nowrap>
          <Nowrap>お送りしました。</Nowrap>
        </>
      }
      expiresAt={sent.expires_at}
      resendAt={sent.resend_from}
      action="確かめて登録する"
      verify={verify}
      onVerified={onDone}
      refusal={refusal}
      unknown={{ title: procedureMessages.unknown.title, text: <RegisteredNow /> }}
      resend={email ? resend : undefined}
      again={again}
      others={
        <Button variant="text" href={path}>
          メールアドレスを入力し直す
        </Button>
      }
    />
  );
}

/** Shown when the answer never came: the address that the server has now. */
function RegisteredNow() {
  const { data, isFetching, isError, isPaused } = useQuery({
    ...read(api.getUser),
    staleTime: 0,
  });
  const email = data?.customer.email;
  return (
    <>
      <p>登録されたかどうかを、いまご登録のメールアドレスでお確かめください。</p>
      {isFetching ? (
        <p>最新の状態を読み込んでいます。</p>
      ) : isError || isPaused ? (
        <p>最新の状態も読み込めませんでした。しばらくたってから、お確かめください。</p>
      ) : (
        <p>{email ? <Breakable>{email}</Breakable> : 'まだ登録がありません。'}</p>
      )}
    </>
  );
}

const notChanged = 'メールアドレスは変わっていません。';

const refused = (error: BusinessError): SendingProblem => ({
  title: procedureMessages.refused,
  text: followedBy(error.message, notChanged),
});

/** Why no number was sent. */
function sendingRefusal(
  error: BusinessError,
): { field: 'email'; message: string } | SendingProblem {
  const [field] = error.fields;
  if (field?.name === 'email') return { field: 'email', message: field.message };
  if (error.code === 'same_email') return { field: 'email', message: error.message };
  if (error.code !== 'too_many_requests') return refused(error);
  const from = error.details['resend_from'];
  return {
    title: '認証コードを送信したばかりです',
    text: `${
      typeof from === 'string' ? `${formatTime(from)}から` : '1分ほどたってから'
    }、もう一度お送りいただけます。`,
  };
}

const ending = new Set([
  'confirmation_number_expired',
  'confirmation_number_locked',
  'verification_expired',
  'verification_mismatch',
  'not_found',
]);

/** Why a number, or then the address, was not taken, and how often the number can still be tried. */
function numberRefusal(error: BusinessError): CodeRefusal {
  const left = error.details['remaining_attempts'];
  if (error.code === 'confirmation_number_wrong')
    return {
      message: `${error.message}${typeof left === 'number' ? `あと${left}回入力できます。` : ''}`,
    };
  if (ending.has(error.code)) return { message: error.message, ended: true };
  return refused(error);
}
