import { demoPassword, type Customer, type Service } from './customer.ts';
import { bankDebit } from './methods.ts';
import { mizunoFibreBills } from './mizunoBills.ts';
import { simNotices } from './notices.ts';
import { person, plan } from './people.ts';
import { simBills } from './simBills.ts';

const fibre: Service = {
  listed: {
    service_id: 'f10482175',
    service_type: 'fixed',
    service_category: null,
    contract_type: null,
    password_setter: 'user',
    phone_number: null,
    plan_name: '2ギガ 戸建て',
  },
  examples: {},
  bills: mizunoFibreBills,
  notices: [],
  noticePages: ['normal', 'last_page'],
};

const voice: Service = {
  listed: {
    service_id: 'm09000001234',
    service_type: 'mobile',
    service_category: null,
    contract_type: 'mobile_voice',
    password_setter: 'user',
    phone_number: '09000001234',
    plan_name: 'NEO 10GB',
  },
  examples: { getContract: 'mobile' },
  bills: simBills({
    phone: '09000001234',
    planName: 'NEO 10GB',
    monthlyFee: 2068,
    firstMonth: '202410',
    method: bankDebit,
    callFlat: { name: '5分かけ放題', monthlyFee: 490 },
    calls: { usual: 12, counts: { '202611': 17, '202608': 15, '202606': 13, '202603': 17 } },
  }),
  notices: simNotices,
  noticePages: [],
};

const data: Service = {
  listed: {
    ...voice.listed,
    service_id: 'm09000005678',
    contract_type: 'mobile_data',
    phone_number: '09000005678',
    plan_name: 'ライト 3GB',
  },
  examples: {
    getContract: 'mobile_data',
    getDataTrafficUsage: 'data_sim',
    getDataTrafficUsageDetail: 'data_sim',
    getPricePlan: 'data_sim',
    getPacketGift: 'empty',
    getBillingCallSms: 'not_found',
  },
  bills: simBills({
    phone: '09000005678',
    planName: 'ライト 3GB',
    monthlyFee: 858,
    firstMonth: '202510',
    method: bankDebit,
  }),
  notices: simNotices,
  noticePages: [],
};

/** The customer of the pictures. */
export const mizuno: Customer = {
  userId: 'mizuno.keiko',
  password: demoPassword,
  shows: '光と2回線のモバイル(画面見本のお客さま): 請求、データを贈る・受け取る、手続き中の表示',
  isVerifiedEmail: true,
  user: { customer: person({}), plan: plan({}) },
  services: [fibre, voice, data],
  examples: {},
};
