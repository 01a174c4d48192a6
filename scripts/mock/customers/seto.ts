import { noBills } from './billAccount.ts';
import { type Customer, demoPassword } from './customer.ts';
import { bankDebit, fibre, person, plainFibre, plan } from './parts.ts';

const cancelling = {
  ...plainFibre,
  getQuitCancel: 'possible',
  getCaution: 'empty',
  getOption: 'empty',
} as const;

/** Fibre that ends with the month; until the day before it can be taken back. */
export const seto: Customer = {
  userId: 'seto.midori',
  password: demoPassword,
  shows: '光を解約手続き中。11月29日まで取り消せる',
  isVerifiedEmail: true,
  user: {
    customer: person({
      contract_no: '20366418',
      last_name: '瀬戸',
      first_name: 'みどり',
      last_name_kana: 'セト',
      first_name_kana: 'ミドリ',
      email: 'seto.midori@example.jp',
      birthday: '1990-05-04',
      town: '防波堤2-8',
      tel: '0300003333',
    }),
    plan: plan({
      cnStatusCode: 'QTWT',
      cnStatusName: '解約手続き中',
      // A term of two years ends with this month, so that leaving costs nothing.
      serviceStartDate: '2022-11-15',
      acceptDate: '2022-10-21',
      preferredQuitDate: '2026-11-30',
      canQuitCancel: true,
    }),
  },
  services: [
    fibre('f20366418', '2ギガ 戸建て', {
      bills: {
        ...noBills('00366418', bankDebit),
        firstMonth: '202212',
        rules: [
          {
            group: 'インターネット',
            kind: 'base',
            label: 'Minamo 光 2ギガ 戸建て 基本料金',
            detail: '{period}',
            charge: { by: 'month', amount: 5720 },
          },
        ],
      },
      noticePages: ['last_page'],
      examples: cancelling,
    }),
  ],
  examples: { ...cancelling, getLoginHistory: 'one' },
};
