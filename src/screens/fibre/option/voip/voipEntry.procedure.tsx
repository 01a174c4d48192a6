import { labelOf } from '@/catalogue/labelOf';
import {
  numberSource,
  servicePacks,
  voipCarriers,
  voipMessages,
  voipRefusalTitle,
} from '@/catalogue/voip';
import { formatFullDay } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import type { Procedure, Review } from '@/procedure/procedure';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { OptionChangeDialog } from '@/shell/error/OptionChangeDialog';
import { Phrase, Verbatim } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { CurrentOptions } from '../CurrentOptions';
import { OrderUnknown } from '../order/OrderUnknown';
import { useOrderBlocked } from '../order/useOrderBlocked';
import { checkNumber, sendVoip } from './mutations';
import { useVoipFees, VoipCost } from './VoipCost';
import { VoipFields } from './VoipFields';
import { useBaseFee, type VoipReceipt, type VoipValues } from './voipValues';

/** Refusals that are about the number, by the check or the application. */
const ofNumber: readonly string[] = [
  'out_of_area',
  'not_portable',
  'already_accepted',
  'voip_portability_out_of_area',
];

/** ホームでんわの申し込み (docs/product.md §7.5). */
export const voipEntry: Procedure<VoipValues, VoipReceipt> = {
  name: 'voip_entry',
  title: 'ホームでんわの申し込み',
  path: paths.optionDetail('voip'),
  Current: CurrentOptions,
  exit: { to: paths.option(), label: 'ご契約オプションに戻る' },
  reviewNote: 'まだ申し込まれていません。',
  defaults: { current_number: '', carrier: '', holder_name: '' },
  inputs: [
    {
      // Its own address, since /option/voip itself is the page of a home phone in use.
      slug: 'entry',
      label: '入力',
      fields: [
        { name: 'number_source', label: '電話番号' },
        { name: 'current_number', label: 'いまの電話番号', secret: true },
        { name: 'carrier', label: 'いまの電話会社' },
        { name: 'holder_name', label: 'いまの電話のご契約者名', secret: true },
        { name: 'service_pack', label: 'サービスパック' },
      ],
      Fields: VoipFields,
      check: checkNumber,
    },
  ],
  useAvailability: () => useOrderBlocked('VOIP', 'entry'),
  useReview: useVoipReview,
  submit: sendVoip,
  refusal: ({ code, message }) => {
    if (ofNumber.includes(code)) return { field: 'current_number', message };
    if (code === 'voip_portability_not_selectable') return { field: 'number_source', message };
    return {
      title: voipRefusalTitle(code),
      text: `${message}${voipMessages.notApplied}`,
    };
  },
  FailureDialog: OptionChangeDialog,
  Unknown: () => <OrderUnknown code="VOIP" order="entry" />,
  done: {
    title: () => 'ホームでんわのお申し込みを受け付けました。',
    keep: (receipt) => receipt,
    Receipt: VoipReceiptBody,
  },
};

function useVoipReview(values: VoipValues): Review<VoipValues> {
  const { number_source, current_number, carrier, holder_name, service_pack } = values;
  const base = useBaseFee(values);
  const { monthly_fee, fee } = useVoipFees(base, service_pack);
  const isPorting = number_source === numberSource.porting;
  return {
    rows: [
      {
        term: '電話番号',
        value: isPorting ? <Verbatim>{formatPhone(current_number)}</Verbatim> : '新しい番号',
        note: isPorting ? 'いまの番号をそのまま使う' : '番号は当社で決定します',
        strong: true,
        field: 'number_source',
      },
      ...(isPorting
        ? [
            {
              term: 'いまの電話会社',
              value: carrier === '' ? '-' : labelOf(voipCarriers, carrier),
              field: 'carrier' as const,
            },
            {
              term: 'ご契約者名',
              value: <Verbatim>{holder_name}</Verbatim>,
              field: 'holder_name' as const,
            },
          ]
        : []),
      { term: 'サービスパック', value: labelOf(servicePacks, service_pack), field: 'service_pack' },
    ],
    beside: [
      { term: '毎月の合計', confirms: { monthly_fee } },
      { term: '回線の工事費', confirms: { fee } },
    ],
    after: <VoipCost base={base} pack={service_pack} isNew />,
    action: 'ホームでんわを申し込む',
  };
}

/** The pack, from when, and what it costs. */
function VoipReceiptBody({ receipt }: { receipt: VoipReceipt }) {
  const { pack, startsOn, monthlyFee, fee } = receipt;
  return (
    <ReceiptSection
      lead={
        startsOn ? (
          <>
            <Phrase>{formatFullDay(startsOn)}から、</Phrase>
            <Phrase>お使いいただけます。</Phrase>
          </>
        ) : (
          <>
            <Phrase>開通の日が決まりましたら、</Phrase>
            <Phrase>お知らせとメールでご連絡します。</Phrase>
          </>
        )
      }
      end={<p>いまの電話は、開通まで解約しないでください。</p>}
    >
      <DescriptionList
        stacked
        items={[
          { term: 'サービスパック', value: labelOf(servicePacks, pack), strong: true },
          {
            term: '利用開始日',
            value: startsOn ? formatFullDay(startsOn) : '決まりましたらお知らせします',
          },
          { term: '毎月の料金', value: formatYen(monthlyFee), strong: true },
          { term: '工事費', value: formatYen(fee), note: 'はじめに1回' },
          ...useReceiptFacts(receipt),
        ]}
      />
    </ReceiptSection>
  );
}
