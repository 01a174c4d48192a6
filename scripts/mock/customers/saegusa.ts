import { simBills } from './billAccount.ts';
import { type Customer, demoPassword } from './customer.ts';
import { simNotices } from './notices.ts';
import { bankDebit, person, plainSim, sim } from './parts.ts';

/** One linked SIM with a gift that waits: its codes are in `shows`, since its giver passes them on. */
export const saegusa: Customer = {
  userId: 'saegusa.minori',
  password: demoPassword,
  shows: 'モバイル1回線。ギフトを受け取れる(ギフトコード K7PM-2XQ9、認証コード 2580)',
  isVerifiedEmail: true,
  user: {
    customer: person({
      contract_no: '20977410',
      last_name: '三枝',
      first_name: 'みのり',
      last_name_kana: 'サエグサ',
      first_name_kana: 'ミノリ',
      email: 'saegusa.minori@example.jp',
      birthday: '1988-06-15',
      town: '汐見坂3-1',
      tel: '09000003456',
    }),
    plan: null,
  },
  services: [
    sim('09000003456', 'NEO 20GB', 'mobile_voice', {
      bills: simBills({
        phone: '09000003456',
        firstMonth: '202508',
        method: bankDebit,
        calls: { usual: 20, counts: { '202611': 34, '202610': 8 } },
      }),
      notices: simNotices,
      waitingGifts: [
        {
          gift_code: 'K7PM2XQ9',
          auth_code: '2580',
          from_phone: '09000004321',
          amount_mb: 1500,
          message: '出張おつかれさま',
          expires_on: '2026-11-30',
        },
      ],
      examples: {
        ...plainSim,
        getDataTrafficUsage: 'few_left',
        getRefundBilling: 'not_found',
        getPricePlanExchange: 'special_calling',
      },
    }),
  ],
  examples: { getLoginHistory: 'unfamiliar' },
};
