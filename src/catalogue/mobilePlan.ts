import type * as Code from './codes';
import { refusalTitles } from './refusals';

/** Error when nothing was changed; wording of docs/product.md §10.3. */
export const planUnchanged = 'プランを変更してください';

/** Error when no call option was changed. */
export const callUnchanged = '変更する内容を選択してください。';

/** Refusals of a change of plan that are about a single choice. */
export type PlanChoiceRefusal = Extract<
  Code.PlanExchangeOrderRefusalCode,
  'plan' | 'premium_option' | 'call_flat' | 'not_changed'
>;

/** Titles of a refused change of plan; refusals of a single choice show at that choice. */
export const planRefusalTitle = refusalTitles<
  Exclude<Code.PlanExchangeOrderRefusalCode, PlanChoiceRefusal>
>({
  change_reserved: 'すでに変更を受け付けています',
  not_eligible: '対象のプランではありません',
  quitting: '解約の手続き中です',
  suspended: '利用を停止しています',
  unpaid: 'お支払いの確認を待っています',
  shipping: '発送の手続き中です',
});
