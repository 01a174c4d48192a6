import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { ServiceType } from '@/config/runtimeConfig';
import { topOf } from '@/paths';
import { FormErrorSummary } from '@/procedure/field/FormErrorSummary';
import { SendingForm } from '@/procedure/SendingForm';
import { useSending } from '@/procedure/useSending';
import { startOf } from '@/session/landing';
import { useSession } from '@/session/useSession';
import { changePassword, type PasswordReceipt } from './mutations';
import { PasswordFields } from './PasswordFields';
import { credentialLabels, labels, refusalOf, unknown } from './passwordMessages';
import { changeOf, emptyValues, type PasswordValues } from './passwordValues';

interface PasswordFormProps {
  service: ServiceType;
  /** The password is still the provider's first one; then only the password can be changed. */
  isInitial: boolean;
  onDone: (receipt: PasswordReceipt) => void;
}

const names = Object.keys(labels) as (keyof PasswordValues)[];

/** The form for a new password or login id. What is typed is never kept in a draft. */
export function PasswordForm({ service, isInitial, onDone }: PasswordFormProps) {
  const session = useSession();
  const userId = session?.loginInfo.userId ?? '';
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
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={userId} readOnly hidden />
        <PasswordFields kind={kind} isInitial={isInitial} />
      </SendingForm>
    </FormProvider>
  );
}
