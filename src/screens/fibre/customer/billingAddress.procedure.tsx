import { paths } from '@/paths';
import { addressFields, addressOf, emptyAddress } from '@/procedure/address/addressValues';
import { AddressLines } from '@/procedure/address/AddressLines';
import { comparedToCurrent } from '@/procedure/comparedToCurrent';
import { BillingFields } from './BillingFields';
import { changeBillingAddress } from './customerCalls';
import { toValues, useLetters } from './customerData';
import { customerProcedure } from './customerProcedure';
import type { BillingValues } from './customerValues';

/** Where invoices and letters are sent, and to whom. */
export const billingAddressProcedure = customerProcedure<BillingValues>('請求書の送付先', {
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
          ...comparedToCurrent(`${values.receiver} 様`, `${now.name} 様`),
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
