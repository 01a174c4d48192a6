import { optionRefusalTitle } from '@/catalogue/mobileOptions';
import { paths } from '@/paths';
import { isRejection } from '@/procedure/queryOrRejection';
import type { Procedure } from '@/procedure/procedure';
import { OptionChangeDialog } from '@/shell/error/OptionChangeDialog';
import { OptionFooter } from './OptionFooter';
import { OptionFields } from './OptionFields';
import { OptionReceiptBody } from './OptionReceiptBody';
import { useOptionEntry, type OptionWithOwnRead } from './optionRead';
import { OptionUnknown } from './OptionUnknown';
import { firstChoice, type OptionValues } from './optionValues';
import { sendOption, type OptionReceipt } from './sendOption';
import { useOptionBlocked } from './useOptionBlocked';
import { useOptionReview } from './useOptionReview';

/**
 * Adding, changing and removing an option that has a write of its own (docs/product.md §11.3).
 * @param title as the option is called without a kind
 */
export function optionProcedure(
  of: OptionWithOwnRead,
  title: string,
): Procedure<OptionValues, OptionReceipt> {
  return {
    name: `option_${of}`,
    title,
    path: paths.mobileOptionDetail(of),
    exit: { to: paths.mobileOption(), label: 'ご契約オプションに戻る' },
    reviewNote: 'まだ変更されていません。',
    lineNote: 'のオプションを変更します',
    defaults: { operation: '', code: '' },
    inputs: [
      {
        slug: '',
        label: '入力',
        fields: [
          { name: 'operation', label: '手続き' },
          { name: 'code', label: '種類' },
        ],
        Fields: () => <OptionFields of={of} />,
        Footer: () => <OptionFooter of={of} />,
      },
    ],
    useDefaults: () => {
      const entry = useOptionEntry(of);
      return isRejection(entry) ? {} : firstChoice(entry);
    },
    useAvailability: () => useOptionBlocked(of),
    useReview: (values) => useOptionReview(of, values),
    submit: (values) => sendOption(of, values),
    refusal: ({ code, message }) =>
      code === 'option_not_acceptable'
        ? { dialog: true }
        : {
            title: optionRefusalTitle(code),
            text: `${message}オプションは変わっていません。`,
          },
    FailureDialog: OptionChangeDialog,
    Unknown: ({ sentAt }) => <OptionUnknown of={of} sentAt={sentAt} />,
    done: {
      title: ({ name, operation }) =>
        operation === 'remove'
          ? `${name}の解約を受け付けました。`
          : operation === 'update'
            ? `${name}への変更を受け付けました。`
            : `${name}の申し込みを受け付けました。`,
      keep: (receipt) => ({ ...receipt, serial_number: null }),
      Receipt: OptionReceiptBody,
    },
  };
}
