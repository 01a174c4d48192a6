import { paths } from '@/paths';
import { phoneStep } from '@/procedure/phone/phoneStep';
import type { PhoneValues } from '@/procedure/phone/phoneValues';
import { screenOf } from '@/procedure/ProcedureScreen';
import { useCustomer } from './customerData';
import { customerProcedure } from './customerProcedure';
import { changePhone } from './mutations';

/** The phone number, and the one by day. */
const phoneProcedure = customerProcedure<PhoneValues>('電話番号', {
  name: 'customer_phone',
  path: paths.customerPhone(),
  ...phoneStep({
    names: { label: '電話番号', short: '電話番号' },
    intro: (
      <p>ご契約についてのご連絡に使う番号です。ホームでんわやモバイルの番号は変わりません。</p>
    ),
    useNow: useCustomer,
    action: '電話番号を変更する',
  }),
  submit: changePhone,
});

export default screenOf(phoneProcedure);
