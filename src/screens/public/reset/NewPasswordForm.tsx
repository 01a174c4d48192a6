import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { bareSecret } from '@/catalogue/credentials';
import { fieldMessages } from '@/catalogue/messages';
import { PasswordRules } from '@/procedure/field/PasswordRules';
import { foldedBy } from '@/procedure/field/textKinds';
import { SendingForm } from '@/procedure/SendingForm';
import { useSending } from '@/procedure/useSending';
import { PasswordField } from '@/ui/fields/PasswordField';
import { setPassword } from './mutations';
import { passwordProblem, passwordRules } from './passwordRules';
import { passwordRefusal, settingUnknown } from './resetMessages';
import type { ResetState } from './resetState';

interface NewPasswordFormProps {
  state: Extract<ResetState, { step: 'password' }>;
  onDone: () => void;
}

/** The new password twice; what is typed stays in the inputs and nowhere else (docs/design.md §6). */
export function NewPasswordForm({ state: { order, verified }, onDone }: NewPasswordFormProps) {
  const form = useForm({ defaultValues: { password: '', again: '' } });
  const { errors } = form.formState;
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
        <Typography variant="body2" color="textSecondary" sx={{ mt: 5 }}>
          変更すると、ほかの端末ではログアウトされます。
        </Typography>
      }
    >
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={order.id} readOnly hidden />
      <PasswordField
        label="新しいパスワード"
        autoComplete="new-password"
        error={errors.password?.message}
        below={<PasswordRules rules={passwordRules(password, order.id)} />}
        {...form.register('password', {
          ...foldedBy(bareSecret),
          validate: (typed) => passwordProblem(typed, order.id) ?? true,
          deps: 'again',
        })}
      />
      <PasswordField
        label="もう一度入力"
        autoComplete="new-password"
        error={errors.again?.message}
        {...form.register('again', {
          ...foldedBy(bareSecret),
          validate: (typed, { password: first }) =>
            typed === '' ? fieldMessages.missing : typed === first || '上のパスワードと違います。',
        })}
      />
    </SendingForm>
  );
}
