import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { brand } from '@/catalogue/brand';
import { pageName, pageOf } from '@/catalogue/fibreOptions';
import type * as Code from '@/catalogue/generated/codes';
import { isKnown, labelOf } from '@/catalogue/labelOf';
import { formatFullDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { AddToCalendar } from '@/screens/shared/calendar/AddToCalendar';
import type { OptionType } from '../order/orderForm';
import { simpleOrder } from '../order/simpleOrders';
import { choiceForm, type ChoiceRow } from './choiceForm';
const devices: readonly ChoiceRow[] = [
  { value: 'one_device', title: '1台', help: 'ワンルームから2LDKまで', fee: 330 },
  { value: 'two_devices', title: '2台', help: '3LDKや2階建てのお住まいに', fee: 660 },
];

/** メッシュWi-Fi: devices lent, and what returning them costs. */
export const meshWifi: OptionType = {
  entry: choiceForm({
    code: 'MO310N',
    order_type: '1',
    label: '機器の台数',
    rows: devices,
    first: 'one_device',
  }),
  change: choiceForm({
    code: 'MO310N',
    order_type: '5',
    label: '機器の台数',
    rows: devices,
    useCurrent: () => {
      const { device_count } = useSuspenseQuery(read(api.getOptionMeshWifi)).data;
      return device_count === 1 ? 'one_device' : device_count === 2 ? 'two_devices' : undefined;
    },
  }),
  quit: {
    ...simpleOrder('MO310N', 'quit'),
    useOnce: () => ({
      yen: useSuspenseQuery(read(api.getOptionMeshWifi)).data.return_fee,
      note: '機器の返却',
    }),
  },
  useFacts: () => {
    const { data } = useSuspenseQuery(read(api.getOptionMeshWifi));
    return [
      ...(data.device_count > 0
        ? [{ term: 'お貸ししている機器', value: `${data.device_count}台` }]
        : []),
      ...(data.return_until
        ? [
            {
              term: '機器の返却期限',
              value: formatFullDay(data.return_until),
              note: (
                <AddToCalendar
                  events={[
                    {
                      id: 'return MO310N',
                      title: `${pageName('MO310N')}の機器の返却期限(${brand.services.fixed})`,
                      day: data.return_until,
                      url: paths.optionDetail(pageOf('MO310N')),
                    },
                  ]}
                />
              ),
            },
          ]
        : []),
      { term: '機器の返却', value: formatYen(data.return_fee), note: '解約のときにかかります' },
    ];
  },
};

const guards: readonly ChoiceRow[] = [
  { value: 'without_guard', title: '駆けつけなし', help: '外出先から家電を操作できます' },
  {
    value: 'with_guard',
    title: '駆けつけあり',
    help: '警備員がうかがったときだけ、30分ごとに5,500円',
  },
];

/** スマートライフ: the guard's call-out is applied for with it or later. */
export const smartLife: OptionType = {
  entry: choiceForm({
    code: 'MO361N',
    order_type: '1',
    label: '警備員の駆けつけ',
    rows: guards,
    first: 'without_guard',
  }),
  change: choiceForm({
    code: 'MO361N',
    order_type: '5',
    label: '警備員の駆けつけ',
    rows: guards,
    useCurrent: () =>
      useSuspenseQuery(read(api.getOptionSmartLife)).data.has_guard
        ? 'with_guard'
        : 'without_guard',
  }),
  useFacts: () => {
    const { data } = useSuspenseQuery(read(api.getOptionSmartLife));
    return [
      {
        term: '警備員の駆けつけ',
        value: data.has_guard ? 'お申し込み済み' : '未申込',
        note: `うかがったときに、30分ごとに${formatYen(data.guard_fee)}`,
      },
    ];
  },
};

const editionNames: Record<Code.SecurityEdition, string> = { free: '無料版', paid: '有料版' };

const editions: readonly ChoiceRow[] = [
  { value: 'paid', title: editionNames.paid, help: '7台まで。詐欺サイト対策も使えます', fee: 550 },
  { value: 'free', title: editionNames.free, help: '1台だけ。ウイルス対策が使えます', fee: 0 },
];

/** マルチデバイスセキュリティ: free and paid. */
export const security: OptionType = {
  entry: choiceForm({
    code: 'MO110N',
    order_type: '1',
    label: '使う版',
    rows: editions,
    first: 'paid',
  }),
  change: choiceForm({
    code: 'MO110N',
    order_type: '5',
    label: '使う版',
    rows: editions,
    useCurrent: () => {
      const { edition } = useSuspenseQuery(read(api.getOptionSecurity)).data;
      return isKnown(editionNames, edition) ? edition : undefined;
    },
  }),
  useFacts: () => {
    const { data } = useSuspenseQuery(read(api.getOptionSecurity));
    const isUsed = data.status === 'SRVC' || data.status === 'QTWT';
    return [
      ...(isUsed ? [{ term: '使っている版', value: labelOf(editionNames, data.edition) }] : []),
      { term: '守れる台数', value: `${data.device_limit}台まで` },
      ...(data.licence_key ? [{ term: 'ライセンスキー', value: data.licence_key }] : []),
    ];
  },
};

/** アミューリンク: the appliances that are linked. */
export const amuelink: OptionType = {
  useFacts: () => {
    const { device_names } = useSuspenseQuery(read(api.getOptionAmuelink)).data;
    return [
      {
        term: 'つながっている機器',
        value: device_names.length > 0 ? device_names.join('、') : 'まだありません',
      },
    ];
  },
};
