import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import type { BusinessError } from '@/api/errors';
import { brand } from '@/catalogue/brand';
import { bareId, bareSecret, idProblem } from '@/catalogue/credentials';
import { fieldMessages, procedureMessages } from '@/catalogue/messages';
import { passwordProblem, passwordRules } from '@/catalogue/newPassword';
import { formatTime } from '@/lib/date';
import { codeNotSent, type CodeRefusal, codeSendingUnknown, CodeStep } from '@/procedure/CodeStep';
import type { SendingProblem } from '@/procedure/failure';
import { PasswordRules } from '@/procedure/field/PasswordRules';
import { foldedBy } from '@/procedure/field/textKinds';
import { fieldOf } from '@/procedure/field/useField';
import { SendingAlert } from '@/procedure/SendingAlert';
import { SendingForm } from '@/procedure/SendingForm';
import { useSending } from '@/procedure/useSending';
import { PasswordField } from '@/ui/fields/PasswordField';
import { RadioRows } from '@/ui/fields/RadioRows';
import { TextField } from '@/ui/fields/TextField';
import { Nowrap } from '@/ui/page/Page';
import { typedId } from '../typedId';
import {
  type CodeOrder,
  type Method,
  type ResetState,
  sendCode,
  type SentCode,
  setPassword,
  type VerifiedCode,
  verifyCode,
  versionFor,
} from './resetState';

interface MethodFormProps {
  /** What was ordered before, for a customer who comes back to this step. */
  before: CodeOrder | undefined;
  onSent: (order: CodeOrder, sent: SentCode) => void;
}

/** Asks for the id, and how to send the code (docs/design.md §6). */
export function MethodForm({ before, onSent }: MethodFormProps) {
  const form = useForm<Pick<CodeOrder, 'id' | 'method'>>({
    defaultValues: { id: before?.id ?? typedId(), method: before?.method ?? 'one_time_pwd_sms' },
  });
  const field = fieldOf(form);
  const order = (): CodeOrder => {
    const { id, method } = form.getValues();
    return { id, method, version: versionFor(method) };
  };
  const sending = useSending({
    call: () => sendCode(order()),
    onDone: (sent) => onSent(order(), sent),
    onRefusal: (error) => {
      const refusal = sendingRefusal(error);
      if (!('field' in refusal)) return refusal;
      form.setError(refusal.field, { message: refusal.message }, { shouldFocus: true });
      return undefined;
    },
    unknown: codeSendingUnknown,
  });
  return (
    <SendingForm
      {...{ form, sending }}
      action="認証コードを送る"
      foot={
        <Box sx={{ mt: 5 }}>
          <Typography variant="help">どちらも受け取れない方は、お電話でご相談ください。</Typography>
          <Button
            variant="text"
            href={`tel:${brand.support.phone}`}
            sx={{ color: 'text.primary', fontSize: 21 }}
          >
            {brand.support.phone}
          </Button>
        </Box>
      }
    >
      <TextField
        label="お客さまID"
        hint="登録したID、または8桁のお客さま番号"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...field('id', {
          ...foldedBy(bareId),
          validate: (id) => (id === '' ? fieldMessages.missing : (idProblem(id) ?? true)),
        })}
      />
      <RadioRows
        label="認証コードの受け取り方"
        hint="ご本人の確認に使います"
        rows={Object.entries(methods).map(([value, { label, help }]) => ({
          value,
          title: label,
          help,
        }))}
        {...field('method')}
      />
    </SendingForm>
  );
}

interface CodeOfResetProps {
  state: Extract<ResetState, { step: 'code' }>;
  onSent: (order: CodeOrder, sent: SentCode) => void;
  onVerified: (verified: VerifiedCode) => void;
}

/**
 * Asks for the code that was sent; another one can be sent the same way or the other way (docs/design.md
 * §6).
 */
export function CodeOfReset({ state, onSent, onVerified }: CodeOfResetProps) {
  const { order, sent, times } = state;
  const other =
    order.method === 'one_time_pwd_sms' ? 'one_time_pwd_mail' : ('one_time_pwd_sms' as const);
  const otherOrder: CodeOrder = {
    ...order,
    method: other,
    version: versionFor(other, order.version),
  };
  const resend = useSendingOf(order, onSent);
  const change = useSendingOf(otherOrder, onSent);
  return (
    <CodeStep
      label="認証コード"
      lead={
        <>
          <span>{sent.sent_to}</span>に<Nowrap>6桁の認証コードを</Nowrap>
          <Nowrap>お送りしました。</Nowrap>
        </>
      }
      expiresAt={sent.expires_at}
      resendAt={sent.resend_at}
      action="確かめる"
      verify={(code) => verifyCode(sent.otp_id, code)}
      onVerified={onVerified}
      refusal={codeRefusal}
      resend={resend}
      again={times > 1}
      others={
        <>
          <Button variant="text" onClick={change.run}>
            {change.isSending ? '送信しています' : `${methods[other].label}で受け取る`}
          </Button>
          <SendingAlert problem={change.problem} />
        </>
      }
    />
  );
}

function useSendingOf(order: CodeOrder, onSent: CodeOfResetProps['onSent']) {
  return useSending({
    call: () => sendCode(order),
    onDone: (sent) => onSent(order, sent),
    onRefusal: (error) => codeNotSent(sendingRefusal(error)),
    unknown: codeSendingUnknown,
  });
}

interface NewPasswordFormProps {
  state: Extract<ResetState, { step: 'password' }>;
  onDone: () => void;
}

/** The new password twice; what is typed stays in the inputs and nowhere else (docs/design.md §6). */
export function NewPasswordForm({ state: { order, verified }, onDone }: NewPasswordFormProps) {
  const form = useForm({ defaultValues: { password: '', again: '' } });
  const field = fieldOf(form);
  const password = useWatch({ control: form.control, name: 'password' });
  const sending = useSending({
    call: () => setPassword(order.version, verified.reset_token, form.getValues('password')),
    onDone,
    onRefusal: (error) => {
      const refusal = passwordRefusal(error);
      if (!('field' in refusal)) return refusal;
      form.setError('password', { message: refusal.message }, { shouldFocus: true });
      return undefined;
    },
    unknown: settingUnknown,
  });
  return (
    <SendingForm
      {...{ form, sending }}
      changes
      action="パスワードを変更する"
      foot={
        <Typography variant="help" sx={{ mt: 5 }}>
          変更すると、ほかの端末ではログアウトされます。
        </Typography>
      }
    >
      {/* For password managers: whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={order.id} readOnly hidden />
      <PasswordField
        label="新しいパスワード"
        autoComplete="new-password"
        below={<PasswordRules rules={passwordRules(password, order)} />}
        {...field('password', {
          ...foldedBy(bareSecret),
          validate: (typed) => passwordProblem(typed, order) ?? true,
          deps: 'again',
        })}
      />
      <PasswordField
        label="もう一度入力"
        autoComplete="new-password"
        {...field('again', {
          ...foldedBy(bareSecret),
          validate: (typed, { password: first }) =>
            typed === '' ? fieldMessages.missing : typed === first || '上のパスワードと違います。',
        })}
      />
    </SendingForm>
  );
}

const methods: Record<Method, { label: string; help: string }> = {
  one_time_pwd_sms: { label: 'SMS', help: '登録の携帯電話へ' },
  one_time_pwd_mail: { label: 'メール', help: '登録のメールアドレスへ' },
};

/** Shown when it is unknown whether the new password was set. */
const settingUnknown: SendingProblem = {
  title: procedureMessages.unknown.title,
  text: '新しいパスワードでログインできるかどうかを、お確かめください。ログインできないときは、はじめからやり直してください。',
};

type AtField<Name extends string> = { field: Name; message: string };

const refused = (error: BusinessError): SendingProblem => ({
  title: procedureMessages.refused,
  text: error.message,
});

/** Why no code was sent. */
function sendingRefusal(error: BusinessError): AtField<'id' | 'method'> | SendingProblem {
  const [field] = error.fields;
  if (field?.name === 'id') return { field: 'id', message: field.message };
  if (error.code === 'otp_method_not_available') return { field: 'method', message: error.message };
  if (error.code !== 'otp_send_limit') return refused(error);
  const from = error.details['resend_at'];
  return {
    title: '認証コードの送信回数が上限に達しました',
    text: `${
      typeof from === 'string' ? `${formatTime(from)}から` : 'しばらくしてから'
    }、もう一度お送りいただけます。お急ぎの方は、${brand.support.phone}へお電話ください。`,
  };
}

/** Why a code was not accepted, and how often it can still be tried. */
function codeRefusal(error: BusinessError): CodeRefusal {
  const left = error.details['remaining_attempts'];
  switch (error.code) {
    case 'otp_wrong':
      return {
        message:
          typeof left === 'number' && left > 0
            ? `認証コードが違います。あと${left}回入力できます。`
            : error.message,
      };
    case 'otp_expired':
    case 'otp_locked':
      return { message: error.message, ended: true };
    default: {
      const [field] = error.fields;
      return field ? { message: field.message } : refused(error);
    }
  }
}

/**
 * Why the password was not accepted. The message of `reset_expired` asks the customer to begin again.
 */
function passwordRefusal(error: BusinessError): AtField<'password'> | SendingProblem {
  const [field] = error.fields;
  if (field) return { field: 'password', message: field.message };
  if (error.code === 'password_same_as_id' || error.code === 'password_reused')
    return { field: 'password', message: error.message };
  if (error.code === 'reset_expired') return { title: '時間が過ぎました', text: error.message };
  return refused(error);
}
