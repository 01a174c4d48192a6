import type * as Code from './generated/codes';
import { inOrder } from './labelOf';
import { refusalTitles } from './refusals';

/** Reasons for leaving (docs/product.md §6.10; the words are ours). */
export const quitReasons: Record<Code.QuitReason, string> = {
  '21': '引っ越し先で使えない',
  '03': '料金を見直したい',
  '22': 'つながりや速さに満足できない',
  '23': 'ほかの会社に乗り換える',
  '24': '使わなくなった',
  '07': '家族の回線にまとめる',
  '01': '契約者が変わる',
  '99': 'そのほか',
};

export type QuitReason = keyof typeof quitReasons;

export const quitReasonOrder = inOrder<Code.QuitReason>()([
  '21',
  '03',
  '22',
  '23',
  '24',
  '07',
  '01',
  '99',
]);

/** Codes of what is done with a device (docs/product.md §6.10). The server sends their labels, by product. */
export const deviceReturn = { buy: '1', collect: '2', keepOption: '3' } as const;

export const onuAddress = { install: '1', pickup: '2' } as const;

/** Titles of refused cancellations; `date_changed` shows at its field. */
export const quitRefusalTitle = refusalTitles<Exclude<Code.QuitConflictCode, 'date_changed'>>({
  already_quitting: 'すでに解約のお申し込みを受け付けています',
  issue_failed: '受付番号を発行できませんでした',
  state_not_allowed: 'いまはお手続きいただけません',
});

/** Texts of a late cancellation of an application, and of a failure of the system (docs/product.md §6.10). */
export const quitMessages = {
  entryPeriodPassed: '取り消しの期間を過ぎたため、取り消せません。',
  system: {
    title: 'システムエラーが発生しました',
    text: '解約されていません。入力した内容は残っています。しばらくたってもお手続きできないときは、サポート窓口へご連絡ください。',
  },
} as const;
