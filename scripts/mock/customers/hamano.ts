import { simBills } from './billAccount.ts';
import { type Customer, demoPassword } from './customer.ts';
import { simNotices } from './notices.ts';
import { convenienceStore, person, plainSim, sim } from './parts.ts';

const bills = (phone: string) =>
  simBills({
    phone,
    firstMonth: '202505',
    method: convenienceStore,
  });

/** Two SIMs that are held up: one by a bill that waits to be paid, one that was lost and stopped. */
export const hamano: Customer = {
  userId: 'hamano.nagi',
  password: demoPassword,
  shows:
    'モバイル2回線。お支払い待ちの回線と、紛失して利用停止中の回線。できない手続きと、その理由',
  isVerifiedEmail: true,
  user: {
    customer: person({
      contract_no: '20742218',
      last_name: '浜野',
      first_name: '凪',
      last_name_kana: 'ハマノ',
      first_name_kana: 'ナギ',
      gender: 'other',
      email: 'hamano.nagi@example.jp',
      birthday: '1998-09-09',
      town: '砂浜通り3-3',
      tel: '09000001357',
    }),
    plan: null,
  },
  services: [
    sim('09000001357', 'NEO 10GB', 'mobile_voice', {
      bills: { ...bills('09000001357'), statuses: { '202611': '5' } },
      notices: simNotices,
      examples: { ...plainSim, getPacketGift: 'received', getPayment: 'code_40' },
    }),
    sim('09000002468', 'NEO 10GB', 'mobile_voice', {
      bills: bills('09000002468'),
      notices: simNotices,
      examples: {
        ...plainSim,
        getPacketGift: 'received',
        getStopRestartInfo: 'stopped',
        getPayment: 'code_40',
      },
    }),
  ],
  examples: { getLoginHistory: 'one' },
};
