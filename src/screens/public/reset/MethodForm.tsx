import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { brand } from '@/catalogue/brand';
import { bareId, idProblem } from '@/catalogue/credentials';
import { fieldMessages } from '@/catalogue/messages';
import { foldedBy } from '@/procedure/field/textKinds';
import { SendingForm } from '@/procedure/SendingForm';
import { useSending } from '@/procedure/useSending';
import { RadioRows } from '@/ui/fields/RadioRows';
import { TextField } from '@/ui/fields/TextField';
import { typedId } from '../typedId';
import { type CodeOrder, sendCode, type SentCode, versionFor } from './mutations';
import { methods, sendingRefusal, sendingUnknown } from './resetMessages';

interface MethodFormProps {
  /** What was ordered before, for a customer who comes back to this step. */
  before: CodeOrder | undefined;
  onSent: (order: CodeOrder, sent: SentCode) => void;
}

/** Asks whose password it is, and by which way the code is to come (docs/design.md §6). */
export function MethodForm({ before, onSent }: MethodFormProps) {
  const form = useForm<Pick<CodeOrder, 'id' | 'method'>>({
    defaultValues: { id: before?.id ?? typedId(), method: before?.method ?? 'one_time_pwd_sms' },
  });
  const { errors } = form.formState;
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
    unknown: sendingUnknown,
  });
  return (
    <SendingForm
      {...{ form, sending }}
      action="認証コードを送る"
      foot={
        <Box sx={{ mt: 5 }}>
          <Typography variant="body2" color="textSecondary">
            どちらも受け取れない方は、お電話でご相談ください。
          </Typography>
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
        error={errors.id?.message}
        {...form.register('id', {
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
        error={errors.method?.message}
        {...form.register('method')}
      />
    </SendingForm>
  );
}
