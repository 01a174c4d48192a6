import { paths } from '@/paths';
import { comparedToCurrent } from '@/procedure/comparedToCurrent';
import { screenOf } from '@/procedure/ProcedureScreen';
import { Verbatim } from '@/ui/page/Page';
import { useCustomer } from './customerData';
import { customerProcedure } from './customerProcedure';
import type { NameValues } from './customerValues';
import { changeName } from './mutations';
import { NameFields } from './NameFields';

const labels = {
  last_name: '姓',
  first_name: '名',
  last_name_kana: 'セイ(フリガナ)',
  first_name_kana: 'メイ(フリガナ)',
} as const;

/** The name and its kana; the change waits for a document. */
const nameProcedure = customerProcedure<NameValues>('お名前', {
  name: 'customer_name',
  path: paths.customerName(),
  defaults: { last_name: '', first_name: '', last_name_kana: '', first_name_kana: '' },
  useDefaults: () => {
    const { last_name, first_name, last_name_kana, first_name_kana } = useCustomer();
    return { last_name, first_name, last_name_kana, first_name_kana };
  },
  inputs: [
    {
      slug: '',
      label: '入力',
      fields: Object.entries(labels).map(([name, label]) => ({
        name: name as keyof NameValues,
        label,
        requestField: `name.${name}`,
        secret: true,
      })),
      Fields: NameFields,
    },
  ],
  useReview: ({ last_name, first_name, last_name_kana, first_name_kana }) => {
    const now = useCustomer();
    return {
      rows: [
        {
          term: '新しいお名前',
          ...comparedToCurrent(
            `${last_name} ${first_name}`,
            `${now.last_name} ${now.first_name}`,
            Verbatim,
          ),
          field: 'last_name',
        },
        {
          term: 'フリガナ',
          ...comparedToCurrent(
            `${last_name_kana} ${first_name_kana}`,
            `${now.last_name_kana} ${now.first_name_kana}`,
            Verbatim,
          ),
          field: 'last_name_kana',
        },
      ],
      after: (
        <p>
          受け付けのあと、必要な書類を郵送でお届けします。お名前が変わるのは、ご返送いただいたあとです。
        </p>
      ),
      action: 'お名前を変更する',
    };
  },
  submit: changeName,
});

export default screenOf(nameProcedure);
