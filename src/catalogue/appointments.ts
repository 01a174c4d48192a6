import type * as Code from './codes';
import { refusalTitles } from './refusals';

/** Steps of a construction (docs/product.md §6.5). */
export const constructionSteps: Record<Code.ConstructionStepCode, string> = {
  accepted: 'お申し込み',
  scheduled: '工事日の確定',
  construction: '工事',
  completed: '切り替え完了',
  opened: '開通',
};

/** How a delivery stands (contract, `DeliveryStatus`). */
export const deliveryStatuses: Record<Code.DeliveryStatus, string> = {
  preparing: '発送準備中',
  shipped: '発送済み',
  delivered: 'お届け済み',
  returned: '持ち戻り',
};

/** What a refused change of a construction's, delivery's or collection's day is called (contract, `DateChangeConflict`). */
export const preferredDateRefusalTitle = refusalTitles<
  Code.DateChangeErrorCode | Code.DateChangeMissingCode | Code.DateChangeConflictCode
>({
  too_early: '選んだ日は早すぎます',
  date_taken: '選んだ日時は埋まりました',
  change_period_passed: '変更の期限を過ぎています',
  not_found: '変更するものが見つかりません',
  bad_request: '日時をお選びください',
});
