import { noBills } from './billAccount.ts';
import { type Customer, demoPassword } from './customer.ts';
import { convenienceStore, fibre, person, plainFibre, plan } from './parts.ts';

/** Fibre only, behind with the payment; a customer since the old billing system. */
export const irie: Customer = {
  userId: 'irie.fumi',
  password: demoPassword,
  shows: '光だけ。お支払いが遅れている(入金待ち、一部入金待ち)、旧請求システムの月もある',
  isVerifiedEmail: true,
  user: {
    customer: person({
      contract_no: '20831146',
      last_name: '入江',
      first_name: 'ふみ',
      last_name_kana: 'イリエ',
      first_name_kana: 'フミ',
      email: 'irie.fumi@example.jp',
      birthday: '1951-02-11',
      town: '灯台下7-8',
      address_optional: 'みなもコート 1203号室',
      tel: '0300002222',
    }),
    plan: plan({
      planCode: 'MM013N',
      planName: '2ギガ マンション',
      planType: 'mansion',
      serviceType: 'mansion',
      serviceStartDate: '2022-12-05',
      acceptDate: '2022-11-20',
    }),
  },
  services: [
    fibre('f20831146', '2ギガ マンション', {
      bills: {
        ...noBills('00831146', convenienceStore),
        firstMonth: '202301',
        rules: [
          {
            group: 'インターネット',
            kind: 'base',
            label: 'Minamo 光 2ギガ マンション 基本料金',
            detail: '{period}',
            charge: { by: 'month', amount: 2860 },
          },
          {
            group: 'ホームでんわ',
            phone: '0300002222',
            kind: 'base',
            label: '基本料金',
            detail: '東日本エリア',
            charge: { by: 'month', amount: 550 },
            differenceLabel: 'ホームでんわ 基本料金',
          },
          {
            group: 'ホームでんわ',
            phone: '0300002222',
            kind: 'call',
            label: '通話料',
            detail: '3分 8.789円',
            charge: {
              by: 'count',
              price: 8.789,
              unit: '3分単位',
              sizes: [1, 2, 1],
              usual: 30,
              counts: { '202611': 41, '202610': 38, '202608': 52 },
            },
            differenceLabel: 'ホームでんわ 通話料',
          },
        ],
        statuses: { '202611': '5', '202610': '2' },
        unpaid: { '202610': 1500 },
      },
      noticePages: ['important'],
      examples: {
        ...plainFibre,
        getContractPlan: 'mansion',
        getG10upgStateInfo: 'none',
        getG10upgAcceptJudge: 'fee',
        getPayment: 'code_40',
        getCaution: 'one',
        getOption: 'phone_only',
      },
    }),
  ],
  examples: {
    ...plainFibre,
    getContractPlan: 'mansion',
    getMansionIntroduce: 'accepting',
    getFixedNotificationHistory: 'many',
    getFixedPayment: 'code_40',
    getLoginHistory: 'failed',
  },
};
