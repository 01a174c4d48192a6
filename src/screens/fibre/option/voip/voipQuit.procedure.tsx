import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { fieldMessages } from '@/catalogue/messages';
import { voipMessages, voipRefusalTitle } from '@/catalogue/voip';
import { now } from '@/lib/clock';
import { formatDay, formatFullDay } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { paths } from '@/paths';
import type { Procedure, Review } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { OptionChangeDialog } from '@/shell/error/OptionChangeDialog';
import { RadioRows } from '@/ui/fields/RadioRows';
import { Verbatim } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { CurrentOptions } from '../CurrentOptions';
import { OrderUnknown } from '../order/OrderUnknown';
import { quitDays } from '../order/quitDays';
import { useOrderBlocked } from '../order/useOrderBlocked';
import { sendVoipQuit, type VoipLeft, type VoipQuitValues } from './mutations';
/** ホームでんわの解約 (docs/product.md §7.5). */
const voipQuit: Procedure<VoipQuitValues, VoipLeft> = {
  name: 'voip_quit',
  title: 'ホームでんわの解約',
  path: paths.optionOrder('voip', 'quit'),
  Current: CurrentOptions,
  exit: { to: paths.optionDetail('voip'), label: 'ホームでんわに戻る' },
  reviewNote: 'まだ解約されていません。',
  defaults: {},
  inputs: [
    {
      slug: '',
      label: '入力',
      fields: [
        { name: 'quit_on', label: '解約する日' },
        { name: 'keep_number', label: 'いまの番号' },
      ],
      Fields: VoipQuitFields,
    },
  ],
  useAvailability: () => useOrderBlocked('VOIP', 'quit'),
  useReview: useVoipQuitReview,
  submit: sendVoipQuit,
  refusal: ({ code, message }) => ({
    title: voipRefusalTitle(code),
    text: `${message}${voipMessages.notQuit}`,
  }),
  FailureDialog: OptionChangeDialog,
  Unknown: () => <OrderUnknown code="VOIP" order="quit" />,
  done: {
    title: () => 'ホームでんわの解約を受け付けました。',
    keep: (receipt) => receipt,
    Receipt: VoipQuitReceipt,
  },
};

export default screenOf(voipQuit);

function VoipQuitFields() {
  const { register, formState } = useFormContext<VoipQuitValues>();
  const { errors } = formState;
  return (
    <>
      <RadioRows
        label="解約する日"
        rows={quitDays(now())}
        error={errors.quit_on?.message}
        {...register('quit_on', { required: fieldMessages.mustSelect })}
      />
      <RadioRows
        label="いまの番号"
        rows={[
          {
            value: 'yes',
            title: 'ほかの会社で使う',
            help: '先に、乗り換え先の会社で番号ポータビリティをお申し込みください',
          },
          { value: 'no', title: '使わない', help: '解約すると、同じ番号には戻せません' },
        ]}
        error={errors.keep_number?.message}
        {...register('keep_number', { required: fieldMessages.mustSelect })}
      />
    </>
  );
}

function useVoipQuitReview({ quit_on, keep_number }: VoipQuitValues): Review<VoipQuitValues> {
  const { phone_number } = useSuspenseQuery(read(api.getOptionVoip)).data;
  return {
    rows: [
      {
        term: '解約するもの',
        value: 'ホームでんわ',
        note: phone_number && <Verbatim>{formatPhone(phone_number)}</Verbatim>,
        strong: true,
      },
      { term: '解約する日', value: formatFullDay(quit_on), strong: true, field: 'quit_on' },
      {
        term: 'いまの番号',
        value: keep_number === 'yes' ? 'ほかの会社で使う' : '使わない',
        field: 'keep_number',
      },
    ],
    after: (
      <Alert severity="warning">
        <AlertTitle component="h2">電話番号は戻せません</AlertTitle>
        {formatDay(quit_on)}を過ぎると、同じ番号を使えなくなります。
      </Alert>
    ),
    action: 'ホームでんわを解約する',
    variant: 'destructive',
  };
}

function VoipQuitReceipt({ receipt }: { receipt: VoipLeft }) {
  return (
    <ReceiptSection
      lead="解約する日までは、そのままお使いいただけます。"
      end={<p>同じ内容を、お知らせとメールでもお送りしました。</p>}
    >
      <DescriptionList
        stacked
        items={[
          { term: '解約する日', value: formatFullDay(receipt.quitOn), strong: true },
          ...useReceiptFacts(receipt),
        ]}
      />
    </ReceiptSection>
  );
}
