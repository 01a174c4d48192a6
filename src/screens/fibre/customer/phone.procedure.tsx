import { formatPhone } from '@/lib/numbers';
import { paths } from '@/paths';
import { PhoneForm, phoneSteps, type PhoneValues } from '@/procedure/phone/PhoneForm';
import { changeContract, CustomerChange, customerProcedure } from './CustomerChange';
import { useCustomer, useCustomerBlocked } from './customerData';

const phoneNames = { label: '電話番号', short: '電話番号' };

const phone = customerProcedure<PhoneValues>('電話番号', {
  name: 'customer_phone',
  path: paths.customerPhone(),
  steps: phoneSteps(phoneNames),
  submit: ({ tel, tel_daytime }) =>
    changeContract({ phone: { tel, tel_daytime: tel_daytime || null } }, [
      { term: '電話番号', value: formatPhone(tel) },
      { term: '日中の連絡先', value: tel_daytime ? formatPhone(tel_daytime) : '電話番号と同じ' },
    ]),
});

export default function Phone() {
  return (
    <CustomerChange of={phone} what="電話番号">
      <PhoneSteps />
    </CustomerChange>
  );
}

const PhoneSteps = () => (
  <PhoneForm
    names={phoneNames}
    intro={
      <p>ご契約についてのご連絡に使う番号です。ホームでんわやモバイルの番号は変わりません。</p>
    }
    registered={useCustomer()}
    action="電話番号を変更する"
    blocked={useCustomerBlocked()}
  />
);
