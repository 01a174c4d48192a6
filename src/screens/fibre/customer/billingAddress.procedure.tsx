import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { paths } from '@/paths';
import { AddressInputs } from '@/procedure/address/AddressInputs';
import { AddressLines } from '@/procedure/address/AddressLines';
import {
  addressFields,
  addressOf,
  emptyAddress,
  isSameAddress,
} from '@/procedure/address/addressValues';
import { comparedToCurrent } from '@/procedure/comparedToCurrent';
import { textKinds, typedAs } from '@/procedure/field/textKinds';
import { screenOf } from '@/procedure/ProcedureScreen';
import { TextField } from '@/ui/fields/TextField';
import { Verbatim } from '@/ui/page/Page';
import { toValues, useKnownAddresses, useLetters } from './customerData';
import { customerProcedure } from './customerProcedure';
import type { BillingValues } from './customerValues';
import { changeBillingAddress } from './mutations';

/** Where invoices and letters are sent, and to whom. */
const billingAddressProcedure = customerProcedure<BillingValues>('請求書の送付先', {
  name: 'billing_address',
  path: paths.billingAddress(),
  defaults: { ...emptyAddress, receiver: '' },
  useDefaults: () => {
    const { name, address } = useLetters();
    return { receiver: name, ...toValues(address) };
  },
  inputs: [
    {
      slug: '',
      label: '入力',
      fields: [{ name: 'receiver', label: '宛名', secret: true }, ...addressFields()],
      Fields: BillingFields,
    },
  ],
  useReview: (values) => {
    const now = useLetters();
    return {
      rows: [
        {
          term: '新しい宛名',
          ...comparedToCurrent(`${values.receiver} 様`, `${now.name} 様`, Verbatim),
          field: 'receiver',
        },
        {
          term: '新しい送付先',
          value: <AddressLines address={addressOf(values)} />,
          strong: true,
          field: 'zip_code',
        },
        { term: 'いまの送付先', value: <AddressLines address={now.address} /> },
      ],
      action: '送付先を変更する',
    };
  },
  submit: changeBillingAddress,
});

export default screenOf(billingAddressProcedure);

/** Who gets the letters, and where. */
function BillingFields() {
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
          {...register('receiver', typedAs(textKinds.addressee))}
        />
        <AddressInputs known={known} isNew={isNew} />
      </Box>
    </>
  );
}
