import { noBills } from './billAccount.ts';
import { type Customer, demoPassword } from './customer.ts';
import { bankDebit, fibre, person, plainFibre, plan } from './parts.ts';

const building = {
  ...plainFibre,
  getContract: 'status_entr',
  getContractPlan: 'mansion',
  getFixedContract: 'entering',
  getConstructionProgress: 'step_scheduled',
  getConstructionEntry: 'normal',
  getConstructionAgreement: 'needed',
  getOption: 'empty',
  getDelivery: 'preparing',
  getDeviceDeliCollInfo: 'delivery',
} as const;

/** Fibre that is being built: the day is fixed and can be changed, the owner has yet to agree. */
export const funaki: Customer = {
  userId: 'funaki.wataru',
  password: demoPassword,
  shows: '光の工事待ち。工事日の確認と変更、建物の承諾、機器のお届け',
  isVerifiedEmail: true,
  user: {
    customer: person({
      contract_no: '30498861',
      last_name: '舟木',
      first_name: '航',
      last_name_kana: 'フナキ',
      first_name_kana: 'ワタル',
      gender: 'male',
      email: 'funaki.wataru@example.jp',
      birthday: '1994-11-11',
      town: '造船所前6-2',
      address_optional: 'ドックハイツ 302号室',
      tel: '09000007654',
    }),
    plan: plan({
      planCode: 'MM013N',
      planName: '2ギガ マンション',
      planType: 'mansion',
      serviceType: 'mansion',
      cnStatusCode: 'ENTR',
      cnStatusName: 'お申し込み中',
      serviceStartDate: '9999-12-31',
      acceptDate: '2026-10-30',
      canEntryCancel: true,
    }),
  },
  services: [
    fibre('f30498861', '2ギガ マンション', {
      bills: noBills('00498861', bankDebit),
      examples: building,
    }),
  ],
  examples: { ...building, getLoginHistory: 'one' },
};
