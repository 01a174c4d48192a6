import { formatPhone } from '@/lib/phone';
import { paths } from '@/paths';
import { changePhone } from './customerCalls';
import { useCustomer } from './customerData';
import { customerProcedure } from './customerProcedure';
import type { PhoneValues } from './customerValues';
import { PhoneFields } from './PhoneFields';

const daytime = (digits: string | null) => (digits ? formatPhone(digits) : '電話番号と同じ');

/** The phone number, and the one by day. */
export const phoneProcedure = customerProcedure<PhoneValues>('電話番号', {
  name: 'customer_phone',
  path: paths.customerPhone(),
  defaults: { tel: '', tel_daytime: '' },
  useDefaults: () => {
    const { tel, tel_daytime } = useCustomer();
    return { tel, tel_daytime: tel_daytime ?? '' };
  },
  inputs: [
    {
      slug: '',
      word: '入力',
      fields: [
        { name: 'tel', label: '電話番号', sentAs: 'phone.tel', secret: true },
        { name: 'tel_daytime', label: '日中の連絡先', sentAs: 'phone.tel_daytime', secret: true },
      ],
      Fields: PhoneFields,
    },
  ],
  useReview: ({ tel, tel_daytime }) => {
    const now = useCustomer();
    return {
      rows: [
        {
          term: '電話番号',
          value: formatPhone(tel),
          note: `いまは ${formatPhone(now.tel)}`,
          strong: true,
          field: 'tel',
        },
        {
          term: '日中の連絡先',
          value: daytime(tel_daytime),
          note: `いまは ${daytime(now.tel_daytime)}`,
          strong: true,
          field: 'tel_daytime',
        },
      ],
      action: '電話番号を変更する',
    };
  },
  submit: changePhone,
});
