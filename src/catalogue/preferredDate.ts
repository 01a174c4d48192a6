import type * as Code from './codes';
import { refusalTitles } from './refusals';

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
