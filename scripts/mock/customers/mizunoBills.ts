import { type BillAccount, noBills, switchMonth } from './billAccount.ts';
import { bankDebit } from './parts.ts';

/** Calls of the home phone that are not the usual ones, by month of the bill. */
const calls = {
  '202611': 24,
  '202610': 14,
  '202609': 17,
  '202608': 22,
  '202607': 35,
  '202606': 18,
  '202605': 6,
  '202604': 6,
  '202603': 44,
  '202602': 10,
  '202601': 24,
  '202512': 0,
  '202511': 3,
  '202510': 0,
  '202509': 0,
  '202508': 3,
  '202507': 0,
  '202506': 0,
  '202505': 6,
  '202504': 0,
  '202503': 4,
  '202502': 0,
  '202501': 2,
};

/** Points that the customer paid a part of the bill with. */
const points = {
  '202510': -18,
  '202509': -18,
  '202506': -9,
  '202505': -8,
  '202504': -27,
  '202503': -16,
  '202502': -35,
  '202501': -9,
};

/** The fibre bills of the pictures: 10,430 yen in November, 8,055 in October. */
export const mizunoFibreBills: BillAccount = {
  ...noBills('00482175', bankDebit),
  firstMonth: switchMonth,
  rules: [
    {
      group: 'インターネット',
      kind: 'base',
      label: 'Minamo 光 2ギガ 基本料金',
      detail: '{period}',
      charge: { by: 'month', amount: 5720 },
    },
    {
      group: 'インターネット',
      kind: 'option',
      label: 'メッシュWi-Fi',
      quantity: '1台',
      charge: { by: 'month', amount: 330 },
      from: '202401',
    },
    {
      group: 'インターネット',
      kind: 'discount',
      label: 'でんきセット割',
      charge: { by: 'month', amount: -501 },
      from: '202404',
    },
    {
      group: 'インターネット',
      kind: 'discount',
      label: 'ポイントのご利用',
      charge: { by: 'once', amounts: points },
    },
    {
      group: 'ホームでんわ',
      phone: '0300001234',
      kind: 'base',
      label: '基本料金',
      detail: '東日本エリア',
      charge: { by: 'month', amount: 550 },
      differenceLabel: 'ホームでんわ 基本料金',
    },
    {
      group: 'ホームでんわ',
      phone: '0300001234',
      kind: 'call',
      label: '通話料',
      detail: '3分 8.789円',
      charge: {
        by: 'count',
        price: 8.789,
        unit: '3分単位',
        sizes: [1, 2, 1],
        usual: 11,
        counts: calls,
      },
      differenceLabel: 'ホームでんわ 通話料',
    },
    {
      group: '動画・工事費',
      kind: 'option',
      label: '動画見放題',
      detail: '{period}',
      charge: { by: 'month', amount: 2189 },
      from: '202611',
    },
    {
      group: '工事費',
      kind: 'instalment',
      label: '工事費の分割払い',
      charge: { by: 'instalment', amount: 1833, times: 24, first: '202510' },
      until: '202610',
    },
    {
      group: '動画・工事費',
      kind: 'instalment',
      label: '工事費の分割払い',
      charge: { by: 'instalment', amount: 1833, times: 24, first: '202510' },
      from: '202611',
    },
  ],
  carriedForward: {
    '202611': [
      {
        usage_month: '202609',
        label: '9月ご利用分 番号案内',
        reason: '提携会社の請求が遅れたため',
        amount: 99,
      },
    ],
  },
};
