import { useFormContext } from 'react-hook-form';
import { fieldMessages } from '@/catalogue/messages';
import { quitReasonOrder, quitReasons, type QuitReason } from '@/catalogue/quit';
import { maxLength, validateWith } from '@/catalogue/rules';
import { labelOf } from '@/catalogue/labelOf';
import { RadioRows } from '@/ui/fields/RadioRows';
import { TextField } from '@/ui/fields/TextField';

export interface EntryCancelValues {
  reason: QuitReason;
  comment: string;
}

/** Why the application is cancelled. */
export function EntryCancelFields() {
  const { register, formState } = useFormContext<EntryCancelValues>();
  const { errors } = formState;
  return (
    <>
      <RadioRows
        label="取り消しの理由"
        hint="サービス改善の参考にいたします"
        light
        rows={quitReasonOrder.map((value) => ({ value, title: labelOf(quitReasons, value) }))}
        error={errors.reason?.message}
        {...register('reason', { required: fieldMessages.mustSelect })}
      />
      <TextField
        label="詳しい理由"
        hint="200文字まで"
        optional
        autoComplete="off"
        error={errors.comment?.message}
        {...register('comment', {
          setValueAs: (typed: string) => typed.trim(),
          validate: validateWith(maxLength(200)),
        })}
      />
    </>
  );
}
