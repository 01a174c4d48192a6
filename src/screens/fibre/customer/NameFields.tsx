import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { useFormContext } from 'react-hook-form';
import { fullWidth, fullWidthKatakana, maxLength, required, validateWith } from '@/catalogue/rules';
import { toFullWidth, toFullWidthKatakana, toKatakana } from '@/lib/width';
import { TextField } from '@/ui/fields/TextField';
import { useCustomer } from './customerData';
import type { NameValues } from './customerValues';

const asTyped = (typed: string) => toFullWidth(toFullWidthKatakana(typed.trim()));
const asKana = (typed: string) => toKatakana(asTyped(typed));

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
  const name = { setValueAs: asTyped, validate: validateWith(required, fullWidth, maxLength(20)) };
  const kana = {
    setValueAs: asKana,
    validate: validateWith(required, fullWidthKatakana, maxLength(30)),
  };
  return (
    <>
      <p>
        ご結婚などでお名前が変わったときの手続きです。ご契約をほかの方に引き継ぐときは、お電話で承ります。
      </p>
      <Stack spacing={9} useFlexGap sx={{ mt: 7 }}>
        <Grid container spacing={{ xs: 3, sm: 5 }}>
          <Grid size={6}>
            <TextField
              label="姓"
              autoComplete="family-name"
              error={errors.last_name?.message}
              {...register('last_name', { ...name, validate: { rules: name.validate, isNew } })}
            />
          </Grid>
          <Grid size={6}>
            <TextField
              label="名"
              autoComplete="given-name"
              error={errors.first_name?.message}
              {...register('first_name', name)}
            />
          </Grid>
        </Grid>
        <Grid container spacing={{ xs: 3, sm: 5 }}>
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
        </Grid>
      </Stack>
    </>
  );
}
