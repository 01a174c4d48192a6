import type * as Code from './codes';
import { refusalTitles } from './refusals';

/** Categories of data charges, by plan family (docs/product.md §9.3). */
export const chargeCategories: Record<Code.ChargeCategory, string> = {
  normal: '通常プラン',
  neo: 'NEOプラン',
};

/** Error when nothing was chosen (docs/product.md §9.3). */
export const chooseOption = 'オプションをご選択してください';

/** Titles of a refused addition of data (docs/product.md §9.3). */
export const dataAddRefusalTitle = refusalTitles<
  | Code.ChargeOrderRefusalCode
  | Code.DataAdvanceOrderRefusalCode
  | Code.GigaPlusMissingCode
  | Code.GigaPlusRefusalCode
>({
  charge_limit_over: '今月追加できるデータ量を超えています',
  not_eligible: 'ご契約のプランは対象外です',
  suspended: 'SIMの利用を停止しています',
  unpaid: 'お支払いの確認を待っています',
  payment_failed: 'お支払いの手続きができませんでした',
  data_advance_over_capacity: '前借りできるデータ量を超えています',
  data_advance_out_of_period: 'お申し込みの受付期間外です',
  data_advance_not_possible: 'お申し込みいただけません',
  giga_plus_not_exist: 'このページは表示できません',
  giga_plus_receipt_complete: '受け取りの手続きは完了しています',
  giga_plus_receipt_expired: '受け取りの期限を過ぎています',
});
