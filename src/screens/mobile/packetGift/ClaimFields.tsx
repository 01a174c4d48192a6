import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import { foldedBy } from '@/procedure/field/textKinds';
import { TextField } from '@/ui/fields/TextField';
import { type ClaimValues, codeProblem, giftCodes, normaliseCode } from './claimValues';

/** Asks for the two codes that the giver has passed on. */
export function ClaimFields() {
  const { register, formState } = useFormContext<ClaimValues>();
  const { errors } = formState;
  return (
    <>
      <Typography variant="lead">贈り主から伝えられた、2つのコードを入力してください。</Typography>
      <Box sx={{ mt: 7 }}>
        <TextField
          label={giftCodes.gift_code.name}
          hint="8桁の英数字。ハイフンは、あってもなくても構いません"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.gift_code?.message}
          {...register('gift_code', codeOptions('gift_code'))}
        />
        <TextField
          label={giftCodes.auth_code.name}
          hint="4桁の数字"
          short
          inputMode="numeric"
          autoComplete="off"
          error={errors.auth_code?.message}
          {...register('auth_code', codeOptions('auth_code'))}
        />
      </Box>
    </>
  );
}

const codeOptions = (field: keyof ClaimValues) => ({
  ...foldedBy((typed) => normaliseCode(typed, field)),
  validate: (code: string) => codeProblem(code, field) ?? true,
});
