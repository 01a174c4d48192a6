import { allSample, type AnyOption, sampleName } from './anyOption';
import type * as Code from './generated/codes';
import { refusalTitles } from './refusals';
import { suspendedTitle } from './stopRestart';

export type MobileOptionKey = Code.MobileOptionKey;

/** An option of a SIM; its code is the key under which the contract names it. */
export interface MobileOption extends AnyOption {
  code: MobileOptionKey;
}

/** Names of the kinds of an option by their codes (docs/product.md §11.2). */
export const mobileOptionNames: Record<Code.MobileOptionCode, string> = {
  VO3122: '端末補償',
  VO3132: 'プレミアムバンド',
  VO3222: 'プレミアムバンド(第2種)',
  VO3232: '5Gオプション',
  VO3242: '5Gサービス S',
  VO3252: '5Gサービス A',
  VO4032: 'バリューデータフリー',
  VO4042: '月額版ウイルス対策',
};

const monthly = (price: string) => [{ type: '月額料金', price }];
const free = (name: string) => ({ type: name, price: '無料' });

/** The options of a SIM by their keys (docs/product.md §11.3); taglines and notes are ours. */
export const mobileOptions: Record<MobileOptionKey, MobileOption> = {
  VirusBusterMobile: {
    code: 'VirusBusterMobile',
    name: mobileOptionNames.VO4042,
    appeals: ['危険なサイトとアプリからスマートフォンを守ります'],
    prices: monthly('275円/月'),
    annotations: ['解約しても、その月の月額料金は日割りになりません。'],
    optionType: 'VirusBusterMobile',
    source: sampleName,
  },
  PremiumBand: {
    code: 'PremiumBand',
    name: mobileOptionNames.VO3132,
    appeals: ['つながりやすい周波数帯を優先します'],
    prices: [],
    annotations: ['1つのメーカーの機種だけでご利用いただけます。'],
    optionType: 'PremiumBand',
    source: allSample,
  },
  ValueDataFree: {
    code: 'ValueDataFree',
    name: mobileOptionNames.VO4032,
    appeals: ['対象のサービスは、データ量に数えません'],
    prices: monthly('無料'),
    annotations: ['対象のサービスは、変わることがあります。'],
    optionType: 'ValueDataFree',
    source: sampleName,
  },
  DevicePurchase: {
    code: 'DevicePurchase',
    name: '機種買い取りサービス',
    appeals: ['いまお使いの機種を買い取ります'],
    prices: [],
    annotations: ['買い取りの金額は、機種の状態を確かめてからご案内します。'],
    optionType: 'DevicePurchase',
    source: allSample,
  },
  DeviceCompensation: {
    code: 'DeviceCompensation',
    name: mobileOptionNames.VO3122,
    appeals: ['故障・水ぬれ・紛失のときに、機種を交換します'],
    prices: [],
    annotations: ['解約すると、もう一度お申し込みいただくことはできません。'],
    optionType: 'phone_protection',
    source: allSample,
  },
  NetworkFifthGeneration: {
    code: 'NetworkFifthGeneration',
    name: mobileOptionNames.VO3232,
    appeals: ['5Gエリアで、高速に通信できます'],
    prices: [
      free(mobileOptionNames.VO3232),
      free(mobileOptionNames.VO3242),
      free(mobileOptionNames.VO3252),
    ],
    annotations: ['5Gエリア外では、4Gでつながります。'],
    optionType: 'NetworkFifthGeneration',
    source: sampleName,
  },
  IFilter: {
    code: 'IFilter',
    name: 'フィルタリング',
    appeals: ['有害なサイトとアプリから、お子さまを守ります'],
    prices: [],
    annotations: ['1つのご契約で、複数の端末にご利用いただけます。'],
    optionType: 'IFilter',
    source: allSample,
  },
};

/** Why the IMEI can't be changed, where the server sends no text (docs/product.md §11.5). */
export const imeiBlocked: Record<Code.PhoneProtectionImeiCode, string> = {
  phone_protection_cant_update_imei: 'このご契約では、IMEIを変更できません。',
  phone_protection_cant_update_imei_device_adding: 'SIM・機種の追加中は、IMEIを変更できません。',
  phone_protection_cant_update_imei_before_next_month_end:
    'ご利用開始の翌月末までは、IMEIを変更できません。',
};

/** Shown where the option can't be ordered for this SIM (docs/product.md §11.3). */
export const optionRefused = 'このオプションはお申し込みいただけません。';

/** What is wrong with an IMEI; wording of docs/product.md §11.5. */
export const imeiMessages = {
  missing: 'IMEI(端末製造番号)の欄が未入力です。',
  length: 'IMEI(端末製造番号)は15桁で入力してください。',
  digits: 'IMEI(端末製造番号)の欄の入力に誤りがあります。半角数字で入力してください。',
  same: '変更後のIMEIを入力してください。',
} as const;

/** Titles of refused changes of options. `option_not_acceptable` has none: it opens the API error dialog. */
const refusals = {
  not_eligible: 'このオプションはお申し込みいただけません',
  option_update_processing: '前の変更を手続き中です',
  already_using: 'すでにご利用中です',
  not_using: 'ご利用中ではないため、変更できません',
  quitting: '解約の手続き中です',
  suspended: suspendedTitle,
};

export const optionRefusalTitle = refusalTitles<
  | Exclude<Code.OptionOrderRefusalCode, 'option_not_acceptable'>
  // `not_changed` shows at the choice.
  | Exclude<Code.CallServiceRefusalCode, 'option_not_acceptable' | 'not_changed'>
>(refusals);

const imeiRefused = 'IMEI(端末製造番号)を変更できません';

export const compensationRefusalTitle = refusalTitles<
  Exclude<Code.DeviceCompensationRefusalCode, 'option_not_acceptable'>
>({
  ...refusals,
  phone_protection_cant_update_imei: imeiRefused,
  phone_protection_cant_update_imei_device_adding: imeiRefused,
  phone_protection_cant_update_imei_before_next_month_end: imeiRefused,
});
