import type * as Code from './generated/codes';
import { refusalTitles } from './refusals';

/** Address service state, summary (docs/product.md §6.7). */
export const areaSummaries: Record<Code.AreaSummaryState, string> = {
  providing: '提供中',
  providing_partially: '一部で提供中',
  accepting: '受け付け中',
  accepting_partially: '一部で受け付け中',
  scheduled: '提供予定',
  scheduled_partially: '一部で提供予定',
  not_providing: '提供していません',
};

/** Address service state, detail (docs/product.md §6.7). */
export const areaDetails: Record<Code.AreaDetailState, string> = {
  providing: '提供中',
  accepting: '受け付け中',
  scheduled: '提供予定',
  not_providing: '提供していません',
};

/** Why an upgrade is not possible, by the check that failed (docs/product.md §6.7). */
export const upgradeJudgements = {
  not_upgrade_ng: 'いまのプランからは切り替えられません',
  not_sts_ng: 'ご契約の状態のため、切り替えられません',
  link_ng: '設備の連携ができません',
  result_ng: 'いまはお申し込みいただけません',
} as const;

/** Titles of a refused application; `date_taken` shows at its field. */
export const upgradeRefusalTitle = refusalTitles<Exclude<Code.UpgradeConflictCode, 'date_taken'>>({
  ...upgradeJudgements,
  applicant_too_young: '18歳未満の方は、お申し込みいただけません',
  token_expired: '時間が過ぎました',
});

export const upgradeMessages = {
  linkNg: '設備の連携ができないため、お申し込みいただけません。',
  notProviding: 'ご利用場所では、10ギガを提供していません。',
  scheduledArea: 'ご利用場所では、10ギガの提供がまだ始まっていません。',
  accepted: 'すでにお申し込みを受け付けています。',
  done: 'すでに10ギガに切り替わっています。',
  notApplied: '切り替えは申し込まれていません。',
  unread:
    'お申し込みいただけるかどうかを読み込めません。お手数ですが、サポート窓口へお電話ください。',
} as const;
