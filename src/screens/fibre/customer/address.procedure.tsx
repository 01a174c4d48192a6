import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { paths } from '@/paths';
import { AddressInputs } from '@/procedure/address/AddressInputs';
import { AddressLines } from '@/procedure/address/AddressLines';
import {
  addressFields,
  addressOf,
  type AddressValues,
  emptyAddress,
  isSameAddress,
} from '@/procedure/address/addressValues';
import { OpeningLink } from '@/procedure/entry/OpeningLink';
import { screenOf } from '@/procedure/ProcedureScreen';
import { useMoveOpening } from '../move/queries';
import { toValues, useCustomer, useKnownAddresses } from './customerData';
import { customerProcedure } from './customerProcedure';
import { changeAddress } from './mutations';

/** The customer's own address; the line stays where it is. */
const addressProcedure = customerProcedure<AddressValues>('住所', {
  name: 'customer_address',
  path: paths.customerAddress(),
  defaults: emptyAddress,
  useDefaults: () => toValues(useCustomer()),
  inputs: [{ slug: '', label: '入力', fields: addressFields('address.'), Fields: AddressFields }],
  useReview: (values) => {
    const now = useCustomer();
    return {
      rows: [
        {
          term: '新しい住所',
          value: <AddressLines address={addressOf(values)} />,
          strong: true,
          field: 'zip_code',
        },
        { term: 'いまの住所', value: <AddressLines address={now} /> },
      ],
      after: <p>光の回線の場所は変わりません。</p>,
      action: '住所を変更する',
    };
  },
  submit: changeAddress,
});

export default screenOf(addressProcedure);

/** The new address, beginning with the registered one. */
function AddressFields() {
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
