import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { paths } from '@/paths';
import { AddressInputs, AddressLines } from '@/procedure/address/AddressInputs';
import {
  addressFields,
  addressOf,
  type AddressValues,
  isSameAddress,
} from '@/procedure/address/addressValues';
import { OpeningLink } from '@/procedure/entry/ProcedureSections';
import { InputStep } from '@/procedure/InputStep';
import { ProcedureForm } from '@/procedure/Procedure';
import { useValues } from '@/procedure/procedureData';
import { Review } from '@/procedure/Review';
import { useMoveOpening } from '../move/queries';
import { changeContract, CustomerChange, customerProcedure } from './CustomerChange';
import {
  inOneLine,
  toValues,
  useCustomer,
  useCustomerBlocked,
  useKnownAddresses,
} from './customerData';

const address = customerProcedure<AddressValues>('住所', {
  name: 'customer_address',
  path: paths.customerAddress(),
  steps: [{ slug: '', label: '入力', fields: addressFields('address.') }],
  submit: (values) =>
    changeContract({ address: addressOf(values) }, [
      { term: '新しい住所', value: inOneLine(values) },
    ]),
});

/** The customer's own address; the line stays where it is. */
export default function Address() {
  return (
    <CustomerChange of={address} what="住所">
      <AddressSteps />
    </CustomerChange>
  );
}

const AddressSteps = () => (
  <ProcedureForm<AddressValues>
    defaults={toValues(useCustomer())}
    blocked={useCustomerBlocked()}
    review={<AddressReview />}
  >
    <InputStep>
      <AddressFields />
    </InputStep>
  </ProcedureForm>
);

function AddressReview() {
  const values = useValues<AddressValues>();
  const registered = useCustomer();
  return (
    <Review<AddressValues>
      rows={[
        {
          term: '新しい住所',
          value: <AddressLines address={addressOf(values)} />,
          strong: true,
          field: 'zip_code',
        },
        { term: 'いまの住所', value: <AddressLines address={registered} /> },
      ]}
      isSame={isSameAddress(registered, addressOf(values))}
      after={<p>光の回線の場所は変わりません。</p>}
      action="住所を変更する"
    />
  );
}

function AddressFields() {
  const registered = useCustomer();
  const opens = useMoveOpening();
  const known = useKnownAddresses();
  const { getValues } = useFormContext<AddressValues>();
  const isNew = () =>
    !isSameAddress(registered, addressOf(getValues())) ||
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
