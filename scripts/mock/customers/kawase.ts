import { simBills } from './billAccount.ts';
import { type Customer, demoPassword } from './customer.ts';
import { simNotices } from './notices.ts';
import { creditCard, person, plainSim, sim } from './parts.ts';

/** Mobile only, unlimited: nothing to select, no data to run out of, no gift to give. */
export const kawase: Customer = {
  userId: 'kawase.ryo',
  password: demoPassword,
  shows: 'モバイル1回線だけ、NEO 無制限。サービスの選択なし、データは贈れないが受け取れる',
  isVerifiedEmail: true,
  user: {
    customer: person({
      contract_no: '20415533',
      last_name: '川瀬',
      first_name: '亮',
      last_name_kana: 'カワセ',
      first_name_kana: 'リョウ',
      gender: 'male',
      email: 'kawase.ryo@example.jp',
      birthday: '1996-08-21',
      town: '桟橋通り4-5',
      tel: '09000002345',
    }),
    plan: null,
  },
  services: [
    sim('09000002345', 'NEO 無制限', 'mobile_voice', {
      bills: simBills({
        phone: '09000002345',
        firstMonth: '202506',
        method: creditCard,
        sms: { usual: 16, from: '202612' },
      }),
      notices: simNotices,
      sim: { callFlat: 'unlimited' },
      examples: {
        ...plainSim,
        getDataTrafficUsage: 'unlimited',
        getDataTrafficUsageDetail: 'unlimited',
        getTrafficControl: 'not_changeable',
        getPricePlan: 'unlimited',
        getPayment: 'code_30',
      },
    }),
  ],
  examples: { getLoginHistory: 'one' },
};
