import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { maxLength, validateWith, required } from '@/catalogue/rules';
import { AddressInputs } from '@/procedure/address/AddressInputs';
import { addressOf, isSameAddress } from '@/procedure/address/addressValues';
import { TextField } from '@/ui/fields/TextField';
import { useKnownAddresses, useLetters } from './customerData';
import type { BillingValues } from './customerValues';

/** Who gets the letters, and where. */
export function BillingFields() {
  const { register, formState, getValues } = useFormContext<BillingValues>();
  const now = useLetters();
  const known = useKnownAddresses();
  const isNew = () =>
    getValues('receiver') !== now.name ||
    !isSameAddress(now.address, addressOf(getValues())) ||
    'いまの送付先と同じです。変更するところを入力してください。';
  return (
    <>
      <p>請求書や、お手続きの書類をお送りする先です。</p>
      <Box sx={{ mt: 7 }}>
        <TextField
          label="宛名"
          autoComplete="name"
          error={formState.errors.receiver?.message}
          {...register('receiver', {
            setValueAs: (typed: string) => typed.trim(),
            validate: validateWith(required, maxLength(40)),
          })}
        />
        <AddressInputs known={known} isNew={isNew} />
      </Box>
    </>
  );
}
