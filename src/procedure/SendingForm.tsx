import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Icon } from '@/theme/icon/Icon';
import { Actions } from '@/ui/link/Actions';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { type Form, submitForm } from './field/submitForm';
import { SendingAlert } from './SendingAlert';
import type { Sending } from './useSending';

interface SendingFormProps<Values extends FieldValues> {
  form: Form<Values>;
  sending: Sending;
  /** Called when that finds errors, so that the summary can take the focus. */
  onRefused?: () => void;
  /** The verb of the button. */
  action: string;
  /** Sending takes effect at once, instead of leading to another step. */
  changes?: boolean;
  /** The way out, beside the button. */
  exit?: ReactNode;
  children: ReactNode;
  foot: ReactNode;
}

/** A form that sends by itself (`useSending`), not at the end of a procedure's review. */
export function SendingForm<Values extends FieldValues>({
  form,
  sending,
  onRefused,
  action,
  changes,
  exit,
  children,
  foot,
}: SendingFormProps<Values>) {
  return (
    <form noValidate onSubmit={submitForm(form, sending.run, onRefused)}>
      {children}
      <SendingAlert problem={sending.problem} />
      <Actions>
        <SubmitButton
          busy={sending.isSending && (changes ? '変更しています' : '送信しています')}
          endIcon={!changes && <Icon name="arrow" />}
          type="submit"
          covered
        >
          {action}
        </SubmitButton>
        {exit}
      </Actions>
      {foot}
    </form>
  );
}
