import { simBills } from './billAccount.ts';
import { type Customer, demoPassword } from './customer.ts';
import { simNotices } from './notices.ts';
import { creditCard, person, plainSim, sim } from './parts.ts';

const bills = (phone: string, sms?: { usual: number; from: string }) =>
  simBills({ phone, firstMonth: '202507', method: creditCard, ...(sms && { sms }) });

/** Three SIMs: one that may give, one that has used up its data, one whose plan may not give. */
export const tokita: Customer = {
  userId: 'tokita.haru',
  password: demoPassword,
  shows: 'モバイル3回線。贈れるNEO W、データを使い切った回線、贈れないバリュープラン',
  isVerifiedEmail: true,
  user: {
    customer: person({
      contract_no: '20659921',
      last_name: '時田',
      first_name: '晴',
      last_name_kana: 'トキタ',
      first_name_kana: 'ハル',
      gender: 'male',
      email: 'tokita.haru@example.jp',
      birthday: '1969-12-01',
      town: '船着き場5-6-7',
      tel: '09000004321',
    }),
    plan: null,
  },
  services: [
    sim('09000004321', 'NEO W 20GB', 'mobile_voice', {
      bills: bills('09000004321'),
      notices: simNotices,
      examples: {
        ...plainSim,
        getPayment: 'code_30',
        getDataTrafficUsage: 'all_parts',
        getPacketGift: 'received',
        getPricePlan: 'family_neo_w',
        getPricePlanExchange: 'premium',
      },
    }),
    sim('09000004322', 'NEO 10GB', 'mobile_sms', {
      bills: bills('09000004322', { usual: 16, from: '202612' }),
      notices: simNotices,
      examples: {
        ...plainSim,
        getContract: 'mobile_sms',
        getPayment: 'code_30',
        getDataTrafficUsage: 'used_up',
        getOrderApplication: 'shipping',
      },
    }),
    sim('09000004323', 'バリュー 3GB', 'mobile_voice', {
      bills: bills('09000004323'),
      notices: simNotices,
      examples: {
        ...plainSim,
        getPayment: 'code_30',
        getDataTrafficUsage: 'value_plan',
        getPricePlan: 'family_value',
      },
    }),
  ],
  examples: { getLoginHistory: 'many' },
};
