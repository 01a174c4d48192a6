import { simBills } from './billAccount.ts';
import { type Customer, demoPassword } from './customer.ts';
import { mizunoFibreBills } from './mizunoBills.ts';
import { simNotices } from './notices.ts';
import { bankDebit, fibre, person, plainSim, plan, sim } from './parts.ts';

/** The customer of the pictures. */
export const mizuno: Customer = {
  userId: 'mizuno.keiko',
  password: demoPassword,
  shows: '光と2回線のモバイル(画面見本のお客さま)。請求、データを贈る・受け取る、手続き中の表示',
  isVerifiedEmail: true,
  user: { customer: person({ tel_daytime: '09000001234' }), plan: plan({}) },
  services: [
    fibre('f10482175', '2ギガ 戸建て', {
      bills: mizunoFibreBills,
      noticePages: ['normal', 'last_page'],
      examples: { getPs5Stock: 'out' },
    }),
    sim('09000001234', 'NEO 10GB', 'mobile_voice', {
      bills: simBills({
        phone: '09000001234',
        firstMonth: '202410',
        method: bankDebit,
        calls: { usual: 12, counts: { '202611': 17, '202608': 15, '202606': 13, '202603': 17 } },
        sms: { usual: 16, from: '202612' },
      }),
      notices: simNotices,
      sim: { callFlat: 'five_minutes', callServices: ['voice_mail', 'nuisance_call_block'] },
      examples: { getContract: 'mobile', getLoginMessage: 'banner_mobile' },
    }),
    sim('09000005678', 'ライト 3GB', 'mobile_data', {
      bills: simBills({
        phone: '09000005678',
        firstMonth: '202510',
        method: bankDebit,
      }),
      notices: simNotices,
      examples: {
        ...plainSim,
        getContract: 'mobile_data',
        getOrderApplication: 'plan_change',
        getDataTrafficUsage: 'data_sim',
        getDataTrafficUsageDetail: 'data_sim',
        getPricePlan: 'data_sim',
        getBillingCallSms: 'not_found',
      },
    }),
  ],
  examples: {},
};
