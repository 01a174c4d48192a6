import { useSuspenseQuery } from '@tanstack/react-query';
import { isRejection } from '@/api/query';
import { optionRefusalTitle } from '@/catalogue/mobileOptions';
import { formatTime } from '@/lib/date';
import { formatReceiptNumber } from '@/lib/numbers';
import { paths } from '@/paths';
import type { Procedure } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { OptionChangeDialog } from '@/shell/error/OptionChangeDialog';
import { Nowrap } from '@/ui/page/Page';
import { type OptionReceipt, sendOption } from './mutations';
import { OptionFields } from './OptionFields';
import { OptionFooter } from './OptionFooter';
import { optionRead, type OptionWithOwnRead, useOptionEntry } from './optionRead';
import { OptionReceiptBody } from './OptionReceiptBody';
import { firstChoice, type OptionValues } from './optionValues';
import { useOptionBlocked } from './useOptionBlocked';
import { useOptionReview } from './useOptionReview';

/**
 * Adding, changing and removing an option that has a write of its own (docs/product.md §11.3).
 * @param title the option's name without a variant
 */
function optionProcedure(
  of: OptionWithOwnRead,
  title: string,
): Procedure<OptionValues, OptionReceipt> {
  return {
    name: `option_${of}`,
    title,
    path: paths.mobileOptionDetail(of),
    Current: CurrentSim,
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
    submit: (values, confirmed) => sendOption(of, values, confirmed),
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

export default screenOf(
  optionProcedure('VirusBusterMobile', '月額版ウイルス対策'),
  optionProcedure('ValueDataFree', 'バリューデータフリー'),
  optionProcedure('PremiumBand', 'プレミアムバンド'),
  optionProcedure('NetworkFifthGeneration', '5Gオプション'),
);

// The server's clock and ours may be a few seconds apart.
const margin = 10_000;

/** After an unknown outcome: whether the change was accepted. */
function OptionUnknown({ of, sentAt }: { of: OptionWithOwnRead; sentAt: Date }) {
  const { data } = useSuspenseQuery(optionRead(of));
  const pending = !isRejection(data) ? data.option.pending : null;
  return pending && Date.parse(pending.accepted_at) >= sentAt.getTime() - margin ? (
    <p>
      <b>
        お申し込みは、<Nowrap>{formatTime(pending.accepted_at)}</Nowrap>に受け付けています。
      </b>
      もう一度お申し込みいただく必要はありません。受付番号は
      <Nowrap translate="no">{formatReceiptNumber(pending.receipt_number)}</Nowrap>です。
    </p>
  ) : (
    <p>
      お申し込みを受け付けた記録は、まだありません。数分たっても変わらないときに、もう一度お申し込みください。
    </p>
  );
}
