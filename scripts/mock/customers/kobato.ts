import { simBills } from './billAccount.ts';
import { type Customer, demoPassword } from './customer.ts';
import { bankDebit, person, plainSim, sim } from './parts.ts';

/** One linked SIM whose password the provider has set: its password page has no header. */
export const kobato: Customer = {
  userId: 'kobato.madoka',
  password: demoPassword,
  shows: '連携された1回線だけ(初期パスワードのまま)。高速通信オフ、バナーとポップアップ',
  isVerifiedEmail: true,
  user: {
    customer: person({
      contract_no: '20741852',
      last_name: '小鳩',
      first_name: 'まどか',
      last_name_kana: 'コバト',
      first_name_kana: 'マドカ',
      email: 'kobato.madoka@example.jp',
      birthday: '2001-01-09',
      town: '浮桟橋1-9',
      tel: '09000008642',
    }),
    plan: null,
  },
  services: [
    sim('09000008642', 'NEO 10GB', 'mobile_sms', {
      listed: { password_setter: 'system' },
      bills: simBills({
        phone: '09000008642',
        firstMonth: '202509',
        method: bankDebit,
        sms: { usual: 16, from: '202612' },
      }),
      examples: {
        ...plainSim,
        getContract: 'mobile_sms',
        getDataTrafficUsage: 'one',
        getTrafficControl: 'off',
        getLoginMessage: 'mobile',
      },
    }),
  ],
  examples: { getCheckFirstLogin: 'password_by_system', getLoginHistory: 'one' },
};
