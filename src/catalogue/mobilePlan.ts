import type * as Code from './codes';
import { refusalTitles } from './refusals';

/** Nothing was chosen that differs; wording of docs/product.md §10.3. */
export const planUnchanged = 'プランを変更してください';

/** Nothing was chosen that differs, in the call options. */
export const callUnchanged = '変更する内容を選択してください。';

/** Why a change of plan isn't taken, where that belongs to no choice. */
export const planRefusalTitle = refusalTitles<
  Exclude<
    Code.PlanExchangeOrderRefusalCode,
    'plan' | 'premium_option' | 'call_flat' | 'not_changed'
  >
>({
  change_reserved: 'すでに変更を受け付けています',
  not_eligible: '対象のプランではありません',
  quitting: '解約の手続き中です',
  suspended: '利用を停止しています',
  unpaid: 'お支払いの確認を待っています',
  shipping: '発送の手続き中です',
});
