import { useFormContext, useWatch } from 'react-hook-form';
import { bareId, bareSecret, oldPasswordProblem } from '@/catalogue/credentials';
import { fieldMessages } from '@/catalogue/messages';
import { PasswordRules } from '@/procedure/field/PasswordRules';
import { foldedBy } from '@/procedure/field/textKinds';
import { useSession } from '@/session/useSession';
import { PasswordField } from '@/ui/fields/PasswordField';
import { RadioRows } from '@/ui/fields/RadioRows';
import { TextField } from '@/ui/fields/TextField';
import { credentialLabels, labels } from './passwordMessages';
import {
  type CredentialKind,
  loginIdProblem,
  passwordProblem,
  passwordRules,
  type PasswordValues,
} from './passwordValues';

/** Fields for what to change, the current password, and the new password (twice) or the new login id. */
export function PasswordFields({ kind, isInitial }: { kind: CredentialKind; isInitial: boolean }) {
  const { register, formState, clearErrors } = useFormContext<PasswordValues>();
  const { errors } = formState;
  return (
    <>
      {!isInitial && (
        <RadioRows
          label={labels.kind}
          rows={Object.entries(credentialLabels).map(([value, title]) => ({ value, title }))}
          {...register('kind', {
            // The fields of the other choice leave the page, so the error summary must not link to them.
            onChange: () => clearErrors(['password', 'again', 'login_id']),
          })}
        />
      )}
      <PasswordField
        label={labels.current}
        hint={isInitial ? 'ご契約のときにお知らせした、初期パスワード' : undefined}
        autoComplete="current-password"
        error={errors.current?.message}
        {...register('current', {
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
  const { register, formState, control } = useFormContext<PasswordValues>();
  const { errors } = formState;
  const [password, current] = useWatch({ control, name: ['password', 'current'] });
  return (
    <>
      <PasswordField
        label={labels.password}
        autoComplete="new-password"
        error={errors.password?.message}
        below={<PasswordRules rules={passwordRules(password, current)} />}
        {...register('password', {
          ...foldedBy(bareSecret),
          validate: (typed, values) => passwordProblem(typed, values.current) ?? true,
          deps: 'again',
        })}
      />
      <PasswordField
        label={labels.again}
        autoComplete="new-password"
        error={errors.again?.message}
        {...register('again', {
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
  const { register, formState } = useFormContext<PasswordValues>();
  const userId = useSession()?.loginInfo.userId ?? '';
  return (
    <TextField
      label={labels.login_id}
      hint={`6〜64文字の半角英数字と . _ - (いまは${userId})`}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      error={formState.errors.login_id?.message}
      {...register('login_id', {
        ...foldedBy(bareId),
        validate: (typed) => loginIdProblem(typed, userId) ?? true,
      })}
    />
  );
}
