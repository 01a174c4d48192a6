import { daysUntil } from '@/lib/date';
import type * as Code from './generated/codes';
import { refusalTitles } from './refusals';

/** Steps of a construction (docs/product.md §6.5). */
export const constructionSteps: Record<Code.ConstructionStepCode, string> = {
  accepted: 'お申し込み',
  scheduled: '工事日の確定',
  construction: '工事',
  completed: '切り替え完了',
  opened: '開通',
};

export const deliveryStatuses: Record<Code.DeliveryStatus, string> = {
  preparing: '発送準備中',
  shipped: '発送済み',
  delivered: 'お届け済み',
  returned: '持ち戻り',
};

/** Titles of a refused change of the day of a construction, delivery or collection (contract, `DateChangeConflict`). */
export const preferredDateRefusalTitle = refusalTitles<
  Code.DateChangeErrorCode | Code.DateChangeMissingCode | Code.DateChangeConflictCode
>({
  too_early: '選んだ日は早すぎます',
  date_taken: '選んだ日時は選べなくなりました',
  change_period_passed: '変更の期限を過ぎています',
  not_found: '変更するものが見つかりません',
  bad_request: '日時をお選びください',
});

/** What a day is chosen for: a delivery (1) or a collection (2) (contract, `ChangeType`). */
type ChangeType = '1' | '2';

/** Days after today, in Japan, from which a day can be chosen (docs/product.md §13.3). */
export const leadDays: Record<ChangeType, number> = { '1': 3, '2': 4 };

/**
 * Whether a day is far enough ahead to be chosen. The days that the server offered may be out of date,
 * since the page may stay open over midnight.
 * @param day ISO day
 */
export function isLateEnough(day: string, type: ChangeType, now: Date): boolean {
  return daysUntil(day, now) >= leadDays[type];
}
