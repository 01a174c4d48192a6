import type { OptionKind } from '../order/orderForm';
import { choiceForm } from './choiceForm';
import { WatchOverFields } from './WatchOverFields';

const payment = choiceForm({
  code: 'MO320N',
  order_type: '1',
  label: '機器代金',
  first: 'instalments',
  rows: [
    { value: 'lump_sum', title: '一括払い' },
    { value: 'instalments', title: '36回の分割払い' },
  ],
});

/** 見守りデバイス: benefit price, and the device in one sum or 36 instalments. */
export const watchOver: OptionKind = {
  entry: { ...payment, caption: 'お支払い方法を選んでください', Fields: WatchOverFields },
};
