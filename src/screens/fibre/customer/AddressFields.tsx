import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { paths } from '@/paths';
import { AddressInputs } from '@/procedure/address/AddressInputs';
import { addressOf, isSameAddress, type AddressValues } from '@/procedure/address/addressValues';
import { OpeningLink } from '@/procedure/entry/OpeningLink';
import { useMoveOpening } from '@/screens/fibre/move/queries';
import { useCustomer, useKnownAddresses } from './customerData';

/** The new address, beginning with the registered one. */
export function AddressFields() {
  const now = useCustomer();
  const opens = useMoveOpening();
  const known = useKnownAddresses();
  const { getValues } = useFormContext<AddressValues>();
  const isNew = () =>
    !isSameAddress(now, addressOf(getValues())) ||
    'いまの住所と同じです。変更するところを入力してください。';
  return (
    <>
      <div>
        <p>
          ご登録の住所を変更します。光の回線をお引っ越し先へ移すときは、お引っ越しの手続きが別に必要です。
        </p>
        <OpeningLink to={paths.move()} opens={opens}>
          お引っ越しの手続き
        </OpeningLink>
      </div>
      <Box sx={{ mt: 7 }}>
        <AddressInputs known={known} isNew={isNew} />
      </Box>
    </>
  );
}
