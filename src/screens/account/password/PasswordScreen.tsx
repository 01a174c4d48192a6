import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { bareId, bareSecret, oldPasswordProblem } from '@/catalogue/credentials';
import { fieldMessages } from '@/catalogue/messages';
import { passwordProblem, passwordRules } from '@/catalogue/newPassword';
import type { ServiceType } from '@/config/runtimeConfig';
import { paths, topOf } from '@/paths';
import { readDraft, writeDraft } from '@/procedure/draft';
import { FormErrorSummary } from '@/procedure/field/FormErrorSummary';
import { PasswordRules } from '@/procedure/field/PasswordRules';
import { foldedBy } from '@/procedure/field/textKinds';
import { useField } from '@/procedure/field/useField';
import { ReceiptPage } from '@/procedure/Receipt';
import { SelectedLineBar } from '@/procedure/SelectedLineBar';
import { SendingForm } from '@/procedure/SendingForm';
import { Steps } from '@/procedure/Steps';
import { StartAgain } from '@/procedure/UnknownNotice';
import { useSending } from '@/procedure/useSending';
import { useSession } from '@/session/current';
import { startOf } from '@/session/landing';
import { namedAddress, useNavigate } from '@/session/lineAddress';
import { useSelectedService, useServiceType } from '@/session/selectedService';
import { PasswordField } from '@/ui/fields/PasswordField';
import { RadioRows } from '@/ui/fields/RadioRows';
import { TextField } from '@/ui/fields/TextField';
import { Nowrap } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Breakable } from '../Breakable';
import { LogoutEverywhere } from '../LogoutEverywhere';
import {
  changeOf,
  changePassword,
  type CredentialKind,
  credentialLabels,
  emptyValues,
  labels,
  loginIdProblem,
  type PasswordReceipt,
  type PasswordValues,
  refusalOf,
  unknown,
} from './passwordValues';

const name = 'id_password';
const stepLabels = ['入力', '完了'];

/** /contract/password and /mobile/contract/password, with their step done: password or login id. */
export default function PasswordScreen() {
  const service = useServiceType() ?? 'fixed';
  const serviceId = useSelectedService()?.service_id ?? '';
  return <OfService key={serviceId} service={service} serviceId={serviceId} />;
}

function OfService({ service, serviceId }: { service: ServiceType; serviceId: string }) {
  const navigate = useNavigate();
  const step = useParams()['*'];
  const { state } = useLocation() as { state: { startAgain?: boolean } | null };
  const { isInitial } = useLogin();
  const [receipt, setReceipt] = useState(
    () => readDraft<object, PasswordReceipt>(name, serviceId).receipt,
  );
  const path = service === 'mobile' ? paths.mobilePassword() : paths.password();

  if (step === 'done' && receipt) return <PasswordDone receipt={receipt} service={service} />;
  if (step)
    return <Navigate replace to={namedAddress(path)} state={{ startAgain: step === 'done' }} />;
  return (
    <>
      <SelectedLineBar />
      <Container>
        <PageHead title={isInitial ? 'パスワードの設定' : <Both />} narrow>
          <Steps labels={stepLabels} now={0} />
          <Box sx={{ mt: { xs: 6, sm: 7 } }}>
            {state?.startAgain && <StartAgain />}
            {isInitial && (
              <Typography variant="lead" sx={{ mb: 7 }}>
                初期パスワードのままです。新しいパスワードを設定してください。
              </Typography>
            )}
            <PasswordForm
              service={service}
              isInitial={isInitial}
              onDone={(changed) => {
                writeDraft(name, serviceId, { receipt: changed });
                setReceipt(changed);
                void navigate(`${path}/done`, { replace: true });
              }}
            />
          </Box>
        </PageHead>
        {!isInitial && <LogoutEverywhere />}
      </Container>
    </>
  );
}

function Both() {
  return (
    <>
      <Nowrap>パスワード・</Nowrap>
      <Nowrap>お客さまIDの変更</Nowrap>
    </>
  );
}

interface PasswordFormProps {
  service: ServiceType;
  /** The password is still the provider's first one; then only the password can be changed. */
  isInitial: boolean;
  onDone: (receipt: PasswordReceipt) => void;
}

const names = Object.keys(labels) as (keyof PasswordValues)[];

/** The form for a new password or login id. What is typed is never kept in a draft. */
function PasswordForm({ service, isInitial, onDone }: PasswordFormProps) {
  const session = useSession();
  const { userId } = useLogin();
  const [attempt, setAttempt] = useState(0);
  const form = useForm<PasswordValues>({ defaultValues: emptyValues, shouldFocusError: false });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { errors } = form.formState;
  const refuse = () => setAttempt((count) => count + 1);
  const sending = useSending({
    call: () => changePassword(service, changeOf(form.getValues())),
    onDone,
    onRefusal: (error) => {
      const refusal = refusalOf(error, form.getValues('kind'));
      if ('title' in refusal) return refusal;
      refusal.forEach(({ field, message }) => form.setError(field, { message }));
      refuse();
      return undefined;
    },
    unknown,
  });
  const problems = names.filter((name) => name in errors);
  return (
    <FormProvider {...form}>
      <FormErrorSummary
        problems={problems.map((field) => ({
          field,
          label: labels[field],
          cause: errors[field]?.message,
        }))}
        attempt={attempt}
      />
      <SendingForm
        {...{ form, sending }}
        onRefused={refuse}
        changes
        action={`${credentialLabels[kind]}を変更する`}
        exit={
          isInitial && session ? (
            <Button variant="text" href={startOf(session)}>
              あとで設定する
            </Button>
          ) : (
            <Button variant="text" href={topOf(service)}>
              やめて、トップに戻る
            </Button>
          )
        }
        foot={<Typography variant="note">ボタンを押すと、すぐに変わります。</Typography>}
      >
        {/* For password managers: whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={userId} readOnly hidden />
        <PasswordFields kind={kind} isInitial={isInitial} />
      </SendingForm>
    </FormProvider>
  );
}

/** Fields for what to change, the current password, and the new password (twice) or the new login id. */
function PasswordFields({ kind, isInitial }: { kind: CredentialKind; isInitial: boolean }) {
  const field = useField<PasswordValues>();
  const { clearErrors } = useFormContext<PasswordValues>();
  return (
    <>
      {!isInitial && (
        <RadioRows
          label={labels.kind}
          rows={Object.entries(credentialLabels).map(([value, title]) => ({ value, title }))}
          {...field('kind', {
            // The fields of the other choice leave the page, so the error summary must not link to them.
            onChange: () => clearErrors(['password', 'again', 'login_id']),
          })}
        />
      )}
      <PasswordField
        label={labels.current}
        hint={isInitial ? 'ご契約のときにお知らせした、初期パスワード' : undefined}
        autoComplete="current-password"
        {...field('current', {
          ...foldedBy(bareSecret),
          validate: (typed) =>
            typed === '' ? fieldMessages.missing : (oldPasswordProblem(typed) ?? true),
        })}
      />
      {kind === 'password' ? <NewPassword /> : <NewLoginId />}
    </>
  );
}

function NewPassword() {
  const field = useField<PasswordValues>();
  const { control } = useFormContext<PasswordValues>();
  const [password, current] = useWatch({ control, name: ['password', 'current'] });
  const { userId: id } = useLogin();
  return (
    <>
      <PasswordField
        label={labels.password}
        autoComplete="new-password"
        below={<PasswordRules rules={passwordRules(password, { id, current })} />}
        {...field('password', {
          ...foldedBy(bareSecret),
          validate: (typed, values) =>
            passwordProblem(typed, { id, current: values.current }) ?? true,
          deps: 'again',
        })}
      />
      <PasswordField
        label={labels.again}
        autoComplete="new-password"
        {...field('again', {
          ...foldedBy(bareSecret),
          validate: (typed, values) =>
            typed === ''
              ? fieldMessages.missing
              : typed === values.password || '上のパスワードと違います。',
        })}
      />
    </>
  );
}

function NewLoginId() {
  const field = useField<PasswordValues>();
  const { userId } = useLogin();
  return (
    <TextField
      label={labels.login_id}
      hint={`6〜64文字の半角英数字と . _ - (いまは${userId})`}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field('login_id', {
        ...foldedBy(bareId),
        validate: (typed) => loginIdProblem(typed, userId) ?? true,
      })}
    />
  );
}

/** What was changed, and what to log in with from now on. */
function PasswordDone({ receipt, service }: { receipt: PasswordReceipt; service: ServiceType }) {
  const what = credentialLabels[receipt.kind];
  return (
    <ReceiptPage
      title={`${what}を変更しました。`}
      steps={stepLabels}
      actions={<Button href={topOf(service)}>トップに戻る</Button>}
      lead={
        receipt.kind === 'password'
          ? '次のログインからは、新しいパスワードをお使いください。ほかの端末では、ログアウトされました。'
          : `次のログインからは、新しい${what}をお使いください。`
      }
      end={<p>心当たりのないログインがあったときは、ログイン履歴もお確かめください。</p>}
      of={receipt}
      rows={[
        { term: 'お客さまID', value: <Breakable>{receipt.userId}</Breakable>, strong: true },
        { term: '変更したもの', value: what },
      ]}
    />
  );
}

/**
 * The login id, and whether the password is the provider's first one: by the server, since another device may have
 * set either; as known since the login until that is read.
 */
function useLogin(): { userId: string; isInitial: boolean } {
  const session = useSession();
  const { data } = useQuery(read(api.getCheckFirstLogin));
  return {
    userId: data?.userId ?? session?.loginInfo.userId ?? '',
    isInitial: data
      ? data.needs_password || data.password_setter === 'system'
      : session?.needs.password === true || session?.selected?.password_setter === 'system',
  };
}
