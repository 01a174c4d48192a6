import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { pageName, pageOf } from '@/catalogue/fibreOptions';
import { labelOf, type Open } from '@/catalogue/labelOf';
import { fieldMessages } from '@/catalogue/messages';
import { type ServicePack, servicePacks, voipMessages, voipRefusalTitle } from '@/catalogue/voip';
import { formatFullDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import type { Procedure, Review } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { Topic } from '@/procedure/Topic';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { OptionChangeDialog } from '@/shell/error/OptionChangeDialog';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { CurrentOptions } from '../CurrentOptions';
import { OrderUnknown } from '../order/OrderUnknown';
import { useOrderBlocked } from '../order/useOrderBlocked';
import { type PackChanged, type PackValues, sendPack } from './mutations';
import { PackFields } from './PackFields';
import { useVoipFees, VoipCost } from './VoipCost';

/**
 * サービスパックの変更, of the home phone and of the one-type one (docs/product.md §7.5).
 */
const packChange = (code: 'VOIP' | 'RVOIP'): Procedure<PackValues, PackChanged> => ({
  name: `${pageOf(code)}_change`,
  title: 'サービスパックの変更',
  path: paths.optionOrder(pageOf(code), 'change'),
  Current: CurrentOptions,
  exit: { to: paths.optionDetail(pageOf(code)), label: `${pageName(code)}に戻る` },
  reviewNote: 'まだ変わっていません。',
  defaults: {},
  inputs: [
    {
      slug: '',
      label: '入力',
      fields: [{ name: 'service_pack', label: 'サービスパック' }],
      Fields: code === 'VOIP' ? VoipPackFields : PackChangeFields,
    },
  ],
  useAvailability: () => useOrderBlocked(code, 'change'),
  useReview: usePackReview,
  submit: sendPack,
  refusal: ({ code, message }) => ({
    title: voipRefusalTitle(code),
    text: `${message}${voipMessages.notChanged}`,
  }),
  FailureDialog: OptionChangeDialog,
  Unknown: () => <OrderUnknown code={code} order="change" />,
  done: {
    title: () => 'サービスパックの変更を受け付けました。',
    keep: (receipt) => receipt,
    Receipt: PackReceipt,
  },
});

const voipChange = packChange('VOIP');
const rvoipChange = packChange('RVOIP');

export default screenOf(voipChange, rvoipChange);

function VoipPackFields() {
  return <PackChangeFields current={useSuspenseQuery(read(api.getOptionVoip)).data.pack} />;
}

function PackChangeFields({ current }: { current?: Open<ServicePack> }) {
  const { register, formState, control } = useFormContext<PackValues>();
  const { monthly_fee } = useSuspenseQuery(read(api.getOptionVoipPrice)).data;
  const pack = useWatch({ control, name: 'service_pack' });
  return (
    <>
      <PackFields
        current={current}
        error={formState.errors.service_pack?.message}
        field={register('service_pack', { required: fieldMessages.mustSelect })}
      />
      <Topic label="変更後の毎月の料金">
        <VoipCost base={monthly_fee} pack={pack} />
      </Topic>
    </>
  );
}

function usePackReview({ service_pack }: PackValues): Review<PackValues> {
  const base = useSuspenseQuery(read(api.getOptionVoipPrice)).data.monthly_fee;
  const { monthly_fee } = useVoipFees(base, service_pack);
  return {
    rows: [
      {
        term: 'サービスパック',
        value: labelOf(servicePacks, service_pack),
        strong: true,
        field: 'service_pack',
      },
    ],
    beside: [{ term: '毎月の合計', confirms: { monthly_fee } }],
    after: <VoipCost base={base} pack={service_pack} />,
    action: `${labelOf(servicePacks, service_pack)}に変更する`,
  };
}

function PackReceipt({ receipt }: { receipt: PackChanged }) {
  return (
    <ReceiptSection
      lead="それまでは、いまのパックのままお使いいただけます。"
      end={<p>同じ内容を、お知らせとメールでもお送りしました。</p>}
    >
      <DescriptionList
        stacked
        items={[
          { term: '新しいパック', value: labelOf(servicePacks, receipt.pack), strong: true },
          { term: '変わる日', value: formatFullDay(receipt.startsOn), strong: true },
          { term: '毎月の料金', value: formatYen(receipt.monthlyFee) },
          ...useReceiptFacts(receipt),
        ]}
      />
    </ReceiptSection>
  );
}
