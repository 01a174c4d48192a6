import { type BillAccount, noBills, simBills } from './billAccount.ts';
import { type Customer, demoPassword, type Examples } from './customer.ts';
import { fibre, person, plan, sim } from './parts.ts';

const method = {
  code: '20',
  detail: '株式会社みなも中央信託商工銀行 大鳳森駅前東口支店 普通 ***4821',
};
const planName = '20ギガ 戸建て ハイエンド 長期ご利用の方向け3年定額プラン(工事費実質無料)';

/**
 * Bills of the largest amount that the contract allows, 9,999,999 yen in November. What is left of the instalments
 * fits into one bill: that of the last month, if fibre is left.
 */
const bills: BillAccount = {
  ...noBills('09999999', method),
  firstMonth: '202309',
  rules: [
    {
      group: 'インターネット・ホームでんわ・動画見放題プレミアムファミリープラン',
      kind: 'one_time',
      label:
        '光回線の引き込みにともなう追加の工事(地中埋設管路の新設・電柱の建て替え・高所作業車の手配)',
      detail: '2026年10月1日〜10月31日の作業(ご依頼による作業のため、中止による返金はありません)',
      quantity: '9,999台',
      charge: { by: 'once', amounts: { '202611': 8067333 } },
    },
    {
      group: 'インターネット・ホームでんわ・動画見放題プレミアムファミリープラン',
      kind: 'base',
      label: `Minamo 光 ${planName} 基本料金`,
      detail: '{period}',
      charge: { by: 'month', amount: 1240287 },
    },
    {
      group: 'インターネット・ホームでんわ・動画見放題プレミアムファミリープラン',
      kind: 'discount',
      label: '一緒におトク割(でんき・ガス・モバイル・ホームでんわ)',
      charge: { by: 'month', amount: -5720 },
    },
    {
      group: '工事費・機器代金',
      kind: 'instalment',
      label: '工事費の分割払い',
      charge: { by: 'instalment', amount: 416666, times: 12, first: '202611' },
    },
    {
      group: '工事費・機器代金',
      kind: 'instalment',
      label:
        '20ギガ対応ホームゲートウェイ(無線LAN・電話アダプター一体型、電源アダプター・壁掛け用金具つき) 機器代金の分割払い',
      charge: { by: 'instalment', amount: 277776, times: 12, first: '202611' },
    },
  ],
  statuses: { '202610': '4', '202609': '6', '202608': '9' },
  contact: { name: 'みなも港法律事務所', phone: '0120000000' },
};

const longest: Examples = {
  getContract: 'longest',
  getContractPlan: 'longest',
  getContractProcedure: 'longest',
  getConstructionProgress: 'longest',
  getDelivery: 'longest',
  getOption: 'leaving_longest_name',
  getDeviceDeliCollInfo: 'collection',
  getCaution: 'longest',
  getPayment: 'longest',
  getFixedPayment: 'longest',
  getKoufuri: 'longest',
  getG10upgEnableJudge: 'not_upgrade_ng',
  getG10upgStateInfo: 'none',
  getFixedContract: 'longest',
  getBillingRlsRefundList: 'longest',
  getLoginMessage: 'longest',
  getLoginHistory: 'longest',
  getCashback: 'longest',
  getDataTrafficUsage: 'longest',
  getDataTrafficUsageDetail: 'longest',
  getPacketGift: 'longest_received',
  getPricePlan: 'longest',
  getOrderApplication: 'longest',
};

/** The longest names and the largest amounts: what a layout must hold. */
export const kanzaki: Customer = {
  userId: 'kanzaki.sakuranosuke',
  password: demoPassword,
  shows: 'いちばん長い名前といちばん大きい数。弁護士事務所からの請求、請求停止、読み込めない月',
  isVerifiedEmail: true,
  user: {
    customer: person({
      contract_no: '99999999',
      last_name: '神崎大鳳森',
      first_name: '桜之助右衛門三郎',
      last_name_kana: 'カンザキオオトリノモリ',
      first_name_kana: 'サクラノスケウエモンサブロウ',
      gender: 'male',
      email:
        'kanzaki-ootorinomori.sakuranosuke-uemon-saburo@mail.longest-domain-example.example.jp',
      birthday: '1928-12-31',
      zip_code: '9999999',
      prefecture: '神奈川県',
      city: 'みなも郡大鳳森町字上小川原',
      town: '大字東波止場字中之島外十二筆合併地12345番地の678',
      address_optional: 'グランドみなもシーサイドレジデンス大鳳森タワーウエスト棟 B4512号室',
      tel: '0465009999',
    }),
    plan: plan({
      planCode: 'MC1013',
      planName,
      planType: '20Gs',
      serviceType: 'highend',
      serviceStartDate: '2001-12-14',
      acceptDate: '2001-11-19',
    }),
  },
  services: [
    fibre('f99999999', planName, { bills, noticePages: ['longest'], examples: longest }),
    sim('09000009999', 'NEO W 音声通話・データ通信・SMS 家族割引つき 600GB', 'mobile_voice', {
      bills: simBills({
        phone: '09000009999',
        firstMonth: '202406',
        method,
        calls: { usual: 9999, counts: {} },
      }),
      noticePages: ['longest'],
      sim: { monthlyFee: 999999, dataMb: 600_000, callFlat: 'five_minutes' },
      examples: {
        ...longest,
        getContract: 'mobile',
        getLoginMessage: 'longest_mobile',
        getMobileOption: 'one',
        getDeviceInfo: 'longest',
        getRentalWifiSendBackInfo: 'empty',
        getRefundBilling: 'not_found',
      },
    }),
  ],
  examples: longest,
};
