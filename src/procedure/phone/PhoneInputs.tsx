import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { textKinds, typedAs } from '@/procedure/field/textKinds';
import { TextField } from '@/ui/fields/TextField';
import type { PhoneNames, PhoneValues, RegisteredPhones } from './phoneValues';

interface PhoneInputsProps {
  names: PhoneNames;
  /** The registered numbers; to leave both as they are is an error. */
  now: RegisteredPhones;
}

/** The fields of a contact number and of one for the daytime (docs/product.md §13.1). */
export function PhoneInputs({ names, now }: PhoneInputsProps) {
  const { register, formState } = useFormContext<PhoneValues>();
  const { errors } = formState;
  const isNew = (_: string, { tel, tel_daytime }: PhoneValues) =>
    tel !== now.tel ||
    tel_daytime !== (now.tel_daytime ?? '') ||
    'いまの番号と同じです。変更する番号を入力してください。';
  return (
    <Box sx={{ mt: 7 }}>
      <TextField
        label={names.label}
        hint="10〜11桁の数字。ハイフンは不要です"
        type="tel"
        autoComplete="tel-national"
        error={errors.tel?.message}
        {...register('tel', typedAs(textKinds.phone, { also: isNew }))}
      />
      <TextField
        label="日中の連絡先"
        hint={`${names.short}と違うときだけ、入力してください`}
        optional
        type="tel"
        autoComplete="off"
        error={errors.tel_daytime?.message}
        {...register('tel_daytime', typedAs(textKinds.phone, { optional: true }))}
      />
    </Box>
  );
}
