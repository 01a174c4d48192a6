import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { deviceInstalments } from '@/catalogue/fibreOptions/terms';
import { formatYen } from '@/lib/yen';
import type { OptionType } from '../order/orderForm';
import { choiceForm } from './choiceForm';
import { WatchOverFields } from './WatchOverFields';

const { amount, times } = deviceInstalments;

const payment = choiceForm({
  code: 'MO320N',
  order_type: '1',
  label: '機器代金',
  first: 'instalments',
  rows: [
    { value: 'lump_sum', title: '一括払い' },
    { value: 'instalments', title: `${times}回の分割払い(${formatYen(amount)} × ${times}回)` },
  ],
});

/** 見守りデバイス: benefit price, and the device in one sum or 36 instalments. */
export const watchOver: OptionType = {
  entry: {
    ...payment,
    label: '機器代金',
    caption: 'お支払い方法を選んでください',
    Fields: WatchOverFields,
    leavingNote: ({ choice }) =>
      choice === 'instalments' ? '分割の残りはまとめて精算' : undefined,
    useInstalment: ({ choice }) => {
      const { data } = useSuspenseQuery(read(api.getOptionWatchOver));
      return choice === 'instalments'
        ? { yen: data.device_instalment, count: data.device_instalment_count }
        : undefined;
    },
    useOnce: ({ choice }) => {
      const { data } = useSuspenseQuery(read(api.getOptionWatchOver));
      const { entry_fee, device_price, device_instalment, device_instalment_count: count } = data;
      return choice === 'lump_sum'
        ? { yen: entry_fee + device_price, note: '事務手数料と機器代金' }
        : {
            yen: entry_fee,
            note: `事務手数料。ほかに機器代金 ${formatYen(device_instalment)} × ${count}回`,
          };
    },
  },
};
