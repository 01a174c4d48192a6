import type { FieldValues } from 'react-hook-form';
import { procedureMessages } from '@/catalogue/messages';
import { paths } from '@/paths';
import type { Procedure } from '@/procedure/procedure';
import { CustomerReceiptBody } from './CustomerReceiptBody';
import { withoutPersonalData, type CustomerReceipt } from './customerReceipt';
import { CustomerUnknown } from './CustomerUnknown';
import { useCustomerBlocked } from './useCustomerBlocked';

const titles: Partial<Record<string, string>> = {
  not_changed: '変更する内容がありません',
  change_in_progress: '前の変更を手続き中です',
  quitting: '解約の手続き中です',
  under_age: 'お手続きいただけません',
};

/** What the changes of name, address, phone and billing address have in common. */
type Common =
  'exit' | 'notYet' | 'notDone' | 'forNumber' | 'useEntry' | 'refusal' | 'Unknown' | 'done';

/**
 * A change of one part of the customer's data.
 * @param what お名前
 */
export function customerProcedure<Values extends FieldValues>(
  what: string,
  own: Omit<Procedure<Values, CustomerReceipt>, Common | 'title'>,
): Procedure<Values, CustomerReceipt> {
  return {
    title: `${what}の変更`,
    exit: { to: paths.customer(), words: '登録情報に戻る' },
    notYet: 'この画面ではまだ変更されません。',
    notDone: 'まだ変更されていません。',
    forNumber: '',
    useEntry: useCustomerBlocked,
    refusal: ({ code, message }) => ({
      title: titles[code] ?? procedureMessages.refused,
      text: `${message}登録情報は変わっていません。`,
    }),
    Unknown: () => <CustomerUnknown what={what} />,
    done: {
      title: ({ from }) =>
        from === null ? `${what}の変更を受け付けました。` : `${what}を変更しました。`,
      keep: withoutPersonalData,
      Receipt: CustomerReceiptBody,
    },
    ...own,
  };
}
