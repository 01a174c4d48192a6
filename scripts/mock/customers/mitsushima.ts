import { noBills, simBills } from './billAccount.ts';
import { type Customer, demoPassword } from './customer.ts';
import { simNotices } from './notices.ts';
import { creditCard, fibre, person, plan, sim } from './parts.ts';

const everything = {
  getContractProcedure: 'many',
  getContractPromotion: 'all',
  getDeviceDeliCollInfo: 'delivery',
  getOption: 'many',
  getOptionMeshWifi: 'status_srvc',
  getOptionSmartLife: 'status_srvc',
  getOptionWatchOver: 'status_srvc',
  getOptionSecurity: 'status_srvc',
  getOptionDenki: 'status_srvc',
  getOptionGas: 'status_srvc',
  getOptionPs5: 'status_srvc',
  getOptionBraviaRecycle: 'status_srvc',
  getOptionUnext: 'status_in_use',
  getOptionSecom: 'status_srvc',
  getOptionAmuelink: 'status_srvc',
  getOptionHikaritv: 'status_srvc',
  getOptionVoip: 'status_srvc',
  getPayment: 'code_30',
  getFixedPayment: 'code_30',
} as const;

/** A customer who has ordered all that there is. */
export const mitsushima: Customer = {
  userId: 'mitsushima.michiru',
  password: demoPassword,
  shows: '光とモバイル、すべてのオプションをご利用中。手続きも特典もいちばん多い',
  isVerifiedEmail: true,
  user: {
    customer: person({
      contract_no: '20129034',
      last_name: '満島',
      first_name: 'みちる',
      last_name_kana: 'ミツシマ',
      first_name_kana: 'ミチル',
      email: 'mitsushima.michiru@example.jp',
      birthday: '1975-01-31',
      town: '満潮通り10-10',
      tel: '0300004444',
      tel_daytime: '09000005432',
    }),
    plan: plan({
      serviceStartDate: '2021-04-01',
      acceptDate: '2021-03-07',
    }),
  },
  services: [
    fibre('f20129034', '2ギガ 戸建て', {
      bills: {
        ...noBills('00129034', creditCard),
        firstMonth: '202309',
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
      noticePages: ['normal'],
      examples: everything,
    }),
    sim('09000005432', 'NEO W 20GB', 'mobile_voice', {
      bills: simBills({
        phone: '09000005432',
        firstMonth: '202404',
        method: creditCard,
      }),
      notices: simNotices,
      sim: {
        callFlat: 'unlimited',
        callServices: ['voice_mail', 'call_waiting', 'call_forwarding'],
      },
      examples: {
        getContract: 'mobile',
        getLoginMessage: 'banner_mobile',
        getContractProcedure: 'many',
        getDataTrafficUsage: 'many',
        getPacketGift: 'many',
        getPricePlan: 'family_neo_w',
        getMobileOption: 'many',
        getMobileCampaign: 'many',
        getOrderApplication: 'shipping',
        getRentalWifiSendBackInfo: 'empty',
        getRefundBilling: 'not_found',
        getPayment: 'code_30',
      },
    }),
  ],
  examples: {
    ...everything,
    getLoginHistory: 'many',
    getCashback: 'status_6',
    getCampaignPresentInfo: 'choose',
    getIntroduce: 'expired',
    getMansionIntroduce: 'accepting',
  },
};
