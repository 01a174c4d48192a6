import { fixedApi } from '@/api/clients';
import { BusinessError } from '@/api/errors';
import { unwrap } from '@/api/unwrap';
import {
  checkMessages,
  numberSource,
  servicePacks,
  voipCarriers,
  voipMessages,
  voipRefusalTitle,
} from '@/catalogue/voip';
import { labelOf } from '@/catalogue/labelOf';
import { formatPhone } from '@/lib/phone';
import { paths } from '@/paths';
import { OptionChangeDialog } from '@/shell/error/OptionChangeDialog';
import type { Procedure, Review } from '@/procedure/procedure';
import { OrderUnknown } from '../order/OrderUnknown';
import { useOrderBlocked } from '../order/useOrderBlocked';
import { VoipCost } from './VoipCost';
import { VoipFields } from './VoipFields';
import { VoipReceiptBody } from './VoipReceiptBody';
import { useBaseFee, type VoipReceipt, type VoipValues } from './voipValues';

/** Refusals that the number is the reason of, from the check and from the application. */
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

async function checkNumber({ number_source, current_number }: VoipValues): Promise<void> {
  if (number_source !== numberSource.porting) return;
  const query = { number: current_number };
  const { result } = await unwrap(
    fixedApi.GET('/api/read/v1/option/voip/check', { params: { query } }),
  );
  if (result !== 'ok')
    throw new BusinessError(409, { code: result, message: labelOf(checkMessages, result) });
}

function useVoipReview(values: VoipValues): Review<VoipValues> {
  const { number_source, current_number, carrier, holder_name, service_pack } = values;
  const base = useBaseFee(values);
  const isPorting = number_source === numberSource.porting;
  return {
    rows: [
      {
        term: '電話番号',
        value: isPorting ? formatPhone(current_number) : '新しい番号',
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
            { term: 'ご契約者名', value: holder_name, field: 'holder_name' as const },
          ]
        : []),
      { term: 'サービスパック', value: labelOf(servicePacks, service_pack), field: 'service_pack' },
    ],
    after: <VoipCost base={base} pack={service_pack} isNew />,
    action: 'ホームでんわを申し込む',
  };
}

async function sendVoip(values: VoipValues): Promise<VoipReceipt> {
  const { number_source, current_number, carrier, holder_name, service_pack } = values;
  const isPorting = number_source === numberSource.porting;
  const accepted = await unwrap(
    fixedApi.POST('/api/write/v1/option/voip', {
      body: {
        number_source,
        current_number: isPorting ? current_number : null,
        carrier: isPorting && carrier !== '' ? carrier : null,
        holder_name: isPorting ? holder_name : null,
        service_pack,
      },
    }),
  );
  return {
    receiptNumber: accepted.receipt_number,
    acceptedAt: accepted.accepted_at,
    pack: accepted.service_pack,
    startsOn: accepted.starts_on,
    monthlyFee: accepted.monthly_fee,
    fee: accepted.fee,
  };
}
