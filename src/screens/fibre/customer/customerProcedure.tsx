import type { FieldValues } from 'react-hook-form';
import { customerRefusalTitle } from '@/catalogue/customer';
import { paths } from '@/paths';
import type { Procedure } from '@/procedure/procedure';
import { CustomerReceiptBody } from './CustomerReceiptBody';
import { withoutPersonalData, type CustomerReceipt } from './customerReceipt';
import { CustomerUnknown } from './CustomerUnknown';
import { useCustomerBlocked } from './useCustomerBlocked';

/** What the changes of name, address, phone and billing address have in common. */
type Common = 'exit' | 'reviewNote' | 'useAvailability' | 'refusal' | 'Unknown' | 'done';

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
    exit: { to: paths.customer(), label: '登録情報に戻る' },
    reviewNote: 'まだ変更されていません。',
    useAvailability: useCustomerBlocked,
    refusal: ({ code, message }) => ({
      title: customerRefusalTitle(code),
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
