import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import { paths } from '@/paths';
import { AddressInputs, AddressLines } from '@/procedure/address/AddressInputs';
import {
  addressFields,
  addressOf,
  type AddressValues,
  isSameAddress,
} from '@/procedure/address/addressValues';
import { comparedToCurrent } from '@/procedure/CurrentContent';
import { textKinds, typedAs } from '@/procedure/field/textKinds';
import { useField } from '@/procedure/field/useField';
import { InputStep } from '@/procedure/InputStep';
import { ProcedureForm } from '@/procedure/Procedure';
import { inputStep, useValues } from '@/procedure/procedureData';
import { Review } from '@/procedure/Review';
import { TextField } from '@/ui/fields/TextField';
import { Verbatim } from '@/ui/page/Page';
import { CustomerChange, customerProcedure, withCipher } from './CustomerChange';
import {
  inOneLine,
  toValues,
  useBillingAddress,
  useCustomerBlocked,
  useKnownAddresses,
} from './customerData';

interface BillingValues extends AddressValues {
  receiver: string;
}

const billingAddress = customerProcedure<BillingValues>('請求書の送付先', {
  name: 'billing_address',
  path: paths.billingAddress(),
  steps: inputStep([{ name: 'receiver', label: '宛名', secret: true }, ...addressFields()]),
  submit: async (values) => {
    const { receiver } = values;
    const body = { receiver, ...addressOf(values) };
    return {
      ...(await call(api.putBillingAddressInfo, { body })),
      ...(await withCipher([
        { term: '宛名', value: `${receiver} 様` },
        { term: '新しい送付先', value: inOneLine(values) },
      ])),
    };
  },
});

/** Where invoices and letters are sent, and to whom. */
export default function BillingAddress() {
  return (
    <CustomerChange of={billingAddress} what="請求書の送付先">
      <BillingSteps />
    </CustomerChange>
  );
}

function BillingSteps() {
  const { name, address } = useBillingAddress();
  return (
    <ProcedureForm<BillingValues>
      defaults={{ receiver: name, ...toValues(address) }}
      blocked={useCustomerBlocked()}
      review={<BillingReview />}
    >
      <InputStep>
        <BillingFields />
      </InputStep>
    </ProcedureForm>
  );
}

function BillingReview() {
  const values = useValues<BillingValues>();
  const { name, address } = useBillingAddress();
  return (
    <Review<BillingValues>
      rows={[
        {
          term: '新しい宛名',
          ...comparedToCurrent(`${values.receiver} 様`, `${name} 様`, Verbatim),
          field: 'receiver',
        },
        {
          term: '新しい送付先',
          value: <AddressLines address={addressOf(values)} />,
          strong: true,
          field: 'zip_code',
        },
        { term: 'いまの送付先', value: <AddressLines address={address} /> },
      ]}
      isSame={values.receiver === name && isSameAddress(address, addressOf(values))}
      action="送付先を変更する"
    />
  );
}

function BillingFields() {
  const field = useField<BillingValues>();
  const { getValues } = useFormContext<BillingValues>();
  const registered = useBillingAddress();
  const known = useKnownAddresses();
  const isNew = () =>
    getValues('receiver') !== registered.name ||
    !isSameAddress(registered.address, addressOf(getValues())) ||
    'いまの送付先と同じです。変更するところを入力してください。';
  return (
    <>
      <p>請求書や、お手続きの書類をお送りする先です。</p>
      <Box sx={{ mt: 7 }}>
        <TextField
          label="宛名"
          autoComplete="name"
          {...field('receiver', typedAs(textKinds.addressee))}
        />
        <AddressInputs known={known} isNew={isNew} />
      </Box>
    </>
  );
}
