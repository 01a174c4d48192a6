import { simBills } from './billAccount.ts';
import { type Customer, demoPassword } from './customer.ts';
import { creditCard, person, plainSim, sim } from './parts.ts';

/** One SIM whose number is still with another carrier: the activation has to be reserved. */
export const nagai: Customer = {
  userId: 'nagai.mio',
  password: demoPassword,
  shows: 'モバイル1回線。番号の乗り換え(転入)の途中で、開通の予約を待っている',
  isVerifiedEmail: true,
  user: {
    customer: person({
      contract_no: '20993306',
      last_name: '永井',
      first_name: '澪',
      last_name_kana: 'ナガイ',
      first_name_kana: 'ミオ',
      email: 'nagai.mio@example.jp',
      birthday: '1992-02-29',
      town: '水門通り7-8',
      tel: '09000006543',
    }),
    plan: null,
  },
  services: [
    sim('09000006543', 'NEO 10GB', 'mobile_voice', {
      bills: simBills({
        phone: '09000006543',
        firstMonth: '202612',
        method: creditCard,
      }),
      examples: {
        ...plainSim,
        getPayment: 'code_30',
        getOrderApplication: 'mnp_move_in_reserve_wait',
        getDeviceInfo: 'not_activated',
        getDataTrafficUsage: 'empty',
        getDataTrafficUsageDetail: 'empty',
      },
    }),
  ],
  examples: { getLoginHistory: 'one' },
};
