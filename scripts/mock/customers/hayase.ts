import { noBills } from './billAccount.ts';
import { type Customer, demoPassword } from './customer.ts';
import { fibre, person, plainFibre, plainSim, plan, sim } from './parts.ts';

const undetermined = { code: '99', detail: null };

/** A new contract: no bill, no use yet; the first login asks for the e-mail address. */
export const hayase: Customer = {
  userId: 'hayase.sho',
  password: demoPassword,
  shows: '申し込んだばかり。メールアドレス未確認の初回ログイン、請求はまだない',
  isVerifiedEmail: false,
  user: {
    customer: person({
      contract_no: '30512208',
      last_name: '早瀬',
      first_name: '翔',
      last_name_kana: 'ハヤセ',
      first_name_kana: 'ショウ',
      gender: 'other',
      email: null,
      birthday: '2003-10-30',
      town: '入り江2-2-2',
      tel: '09000007890',
    }),
    plan: plan({
      cnStatusCode: 'ENTR',
      cnStatusName: 'お申し込み中',
      serviceStartDate: '9999-12-31',
      acceptDate: '2026-11-14',
      canEntryCancel: true,
    }),
  },
  services: [
    fibre('f30512208', '2ギガ 戸建て', {
      bills: noBills('00512208', undetermined),
      examples: {
        ...plainFibre,
        getContract: 'status_entr',
        getFixedContract: 'entering',
        getOption: 'empty',
        getPayment: 'code_99',
        getConstructionProgress: 'step_accepted',
      },
    }),
    sim('09000007890', 'NEO 10GB', 'mobile_voice', {
      bills: noBills('09007890', undetermined),
      examples: {
        ...plainSim,
        getDeviceInfo: 'not_activated',
        getDataTrafficUsage: 'empty',
        getDataTrafficUsageDetail: 'empty',
        getPayment: 'code_99',
        getBillingCallSms: 'not_found',
      },
    }),
  ],
  examples: {
    ...plainFibre,
    getConstructionProgress: 'step_accepted',
    getCheckFirstLogin: 'first_login_email',
    getFixedPayment: 'code_99',
    getLoginHistory: 'one',
  },
};
