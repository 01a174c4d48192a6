import { simBills } from './billAccount.ts';
import { type Customer, demoPassword } from './customer.ts';
import { simNotices } from './notices.ts';
import { creditCard, person, plainSim, sim } from './parts.ts';

/** A number on its way to another carrier: settings are closed until it is there. */
export const oki: Customer = {
  userId: 'oki.taichi',
  password: demoPassword,
  shows: 'モバイル1回線。ほかの会社への乗り換え(MNP転出)を待っていて、設定は変えられない',
  isVerifiedEmail: true,
  user: {
    customer: person({
      contract_no: '20518807',
      last_name: '沖',
      first_name: '太一',
      last_name_kana: 'オキ',
      first_name_kana: 'タイチ',
      gender: 'male',
      email: 'oki.taichi@example.jp',
      birthday: '1983-07-20',
      town: '沖見台9-1',
      tel: '09000006789',
    }),
    plan: null,
  },
  services: [
    sim('09000006789', 'NEO 10GB', 'mobile_voice', {
      bills: simBills({
        phone: '09000006789',
        firstMonth: '202503',
        method: creditCard,
      }),
      notices: simNotices,
      examples: {
        ...plainSim,
        getPacketGift: 'received',
        getMobileQuitInfo: 'wait_mnp_port_out',
        getPayment: 'code_30',
      },
    }),
  ],
  examples: { getLoginHistory: 'one' },
};
