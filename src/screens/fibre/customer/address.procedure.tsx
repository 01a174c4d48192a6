import { paths } from '@/paths';
import {
  addressFields,
  addressOf,
  emptyAddress,
  type AddressValues,
} from '@/procedure/address/addressValues';
import { AddressLines } from '@/procedure/address/AddressLines';
import { AddressFields } from './AddressFields';
import { changeAddress } from './customerCalls';
import { toValues, useCustomer } from './customerData';
import { customerProcedure } from './customerProcedure';

/** The customer's own address; the line stays where it is. */
export const addressProcedure = customerProcedure<AddressValues>('住所', {
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
