import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import { fieldMessages } from '@/catalogue/messages';
import { packetGift } from '@/catalogue/packetGift';
import { TextField } from '@/ui/fields/TextField';
import { type ClaimValues, normaliseCode } from './claimValues';

/** Asks for the two codes that the giver has passed on. */
export function ClaimFields() {
  const { register, formState } = useFormContext<ClaimValues>();
  const { errors } = formState;
  return (
    <>
      <Typography variant="lead">贈り主から伝えられた、2つのコードを入力してください。</Typography>
      <Box sx={{ mt: 7 }}>
        <TextField
          label="ギフトコード"
          hint="8桁の英数字。ハイフンは、あってもなくても構いません"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.gift_code?.message}
          {...register('gift_code', {
            setValueAs: normaliseCode,
            validate: (code) => {
              if (code === '') return fieldMessages.missing;
              if (packetGift.giftCode.test(code)) return true;
              return `${lengthFound(code, 8)}ギフトコードは、8桁の半角英数字で入力してください。`;
            },
          })}
        />
        <TextField
          label="認証コード"
          hint="4桁の数字"
          short
          inputMode="numeric"
          autoComplete="off"
          error={errors.auth_code?.message}
          {...register('auth_code', {
            setValueAs: normaliseCode,
            validate: (code) => {
              if (code === '') return fieldMessages.missing;
              if (packetGift.authCode.test(code)) return true;
              return `${lengthFound(code, 4)}認証コードは、4桁の半角数字で入力してください。`;
            },
          })}
        />
      </Box>
    </>
  );
}

/** Says how many characters were typed, if their number is wrong. */
const lengthFound = (code: string, wanted: number) =>
  code.length === wanted ? '' : `${code.length}桁です。`;
