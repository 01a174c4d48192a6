import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { textKinds, typedAs } from '@/procedure/field/textKinds';
import { FieldHint } from '@/ui/fields/FieldFrame';
import { TextField } from '@/ui/fields/TextField';
import { useCustomer } from './customerData';
import type { NameValues } from './customerValues';

/** Family and given name, each with its kana. */
export function NameFields() {
  const { register, formState } = useFormContext<NameValues>();
  const { errors } = formState;
  const now = useCustomer();
  const isNew = (
    _: string,
    { last_name, first_name, last_name_kana, first_name_kana }: NameValues,
  ) =>
    last_name !== now.last_name ||
    first_name !== now.first_name ||
    last_name_kana !== now.last_name_kana ||
    first_name_kana !== now.first_name_kana ||
    'いまのお名前と同じです。変更するところを入力してください。';
  const kana = typedAs(textKinds.kana);
  return (
    <>
      <p>
        ご結婚などでお名前が変わったときの手続きです。ご契約をほかの方に引き継ぐときは、お電話で承ります。
      </p>
      <Stack spacing={9} useFlexGap sx={{ mt: 7 }}>
        <Pair label="お名前" hint="ミドルネームは、名に続けて入力してください">
          <Grid size={6}>
            <TextField
              label="姓"
              autoComplete="family-name"
              error={errors.last_name?.message}
              {...register('last_name', typedAs(textKinds.name, { also: isNew }))}
            />
          </Grid>
          <Grid size={6}>
            <TextField
              label="名"
              autoComplete="given-name"
              error={errors.first_name?.message}
              {...register('first_name', typedAs(textKinds.name))}
            />
          </Grid>
        </Pair>
        <Pair label="フリガナ" hint="全角カタカナ。空白や「・」を入れずに、続けて入力してください">
          <Grid size={6}>
            <TextField
              label="セイ(フリガナ)"
              autoComplete="off"
              error={errors.last_name_kana?.message}
              {...register('last_name_kana', kana)}
            />
          </Grid>
          <Grid size={6}>
            <TextField
              label="メイ(フリガナ)"
              autoComplete="off"
              error={errors.first_name_kana?.message}
              {...register('first_name_kana', kana)}
            />
          </Grid>
        </Pair>
      </Stack>
    </>
  );
}

interface PairProps {
  label: string;
  hint: string;
  children: ReactNode;
}

/** Two fields side by side, with a hint that is about both. */
function Pair({ label, hint, children }: PairProps) {
  const id = useId();
  return (
    <div role="group" aria-label={label} aria-describedby={id}>
      <FieldHint id={id}>{hint}</FieldHint>
      <Grid container spacing={{ xs: 3, sm: 5 }} sx={{ mt: 3 }}>
        {children}
      </Grid>
    </div>
  );
}
