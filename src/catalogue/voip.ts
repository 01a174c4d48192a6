import type * as Code from './generated/codes';
import { inOrder } from './labelOf';
import { refusalTitles } from './refusals';

/** Service packs of the home phone (docs/product.md §7.5; the names are ours). */
export const servicePacks: Record<Code.ServicePack, string> = {
  '00': 'パックなし',
  '01': '番号表示パック',
  '02': '迷惑電話ストップパック',
  '03': '転送パック',
  '04': '安心まるごとパック',
  '05': '2番号パック',
};

export type ServicePack = keyof typeof servicePacks;

/** Carriers of the line now (docs/product.md §7.5; the names are ours). */
export const voipCarriers: Record<Code.Carrier, string> = {
  '00': 'なし',
  '01': 'NTT東日本(加入電話)',
  '06': 'NTT西日本(加入電話)',
  '31': 'NTTコミュニケーションズ',
  '36': 'KDDI(ケーブルプラス電話)',
  '38': 'KDDI(auひかり電話)',
  '39': 'ソフトバンク(おうちのでんわ)',
  '73': 'NTT東日本(ひかり電話)',
  '75': 'NTT西日本(ひかり電話)',
  '76': 'アルテリア',
  '78': 'ケーブルテレビの電話',
  '90': 'そのほかの会社',
  '99': 'わからない',
};

export type VoipCarrier = keyof typeof voipCarriers;

/** The carriers in the order in which they are offered: other, unknown and none come last. */
export const voipCarrierOrder = inOrder<Code.Carrier>()([
  '01',
  '06',
  '31',
  '36',
  '38',
  '39',
  '73',
  '75',
  '76',
  '78',
  '90',
  '99',
  '00',
]);

export const numberSource = { issue: '0', porting: '1' } as const;

export const voipAreas: Record<Code.VoipArea, string> = {
  east: '東日本エリア',
  west: '西日本エリア',
};

/** Statuses of the home phone; unlike other options, `QUIT` reads 解約完了 (docs/product.md §7.4). */
export const voipStatuses: Record<Code.VoipStatus, string> = {
  NONE: '未申込',
  ENTR: '申込手続き中',
  SRVC: '利用中',
  CNCL: '取り消し済み',
  QUIT: '解約完了',
  QTWT: '解約手続き中',
  QTRQ: '解約依頼済み',
};

/** Statuses of ホームでんわ ライト as they are shown (docs/product.md §7.4). */
export const rvoipStatuses: Record<Code.RvoipStatus, string> = {
  NONE: '申込手続き中',
  ENTRY_ACCEPT: '申込手続き中',
  ENTRY_NG_SUPPORTED: '申込手続き中',
  ENTRY_OPENING_REQUESTED: '申込手続き中',
  SERVICE: '利用中',
  QUIT_QUITTIG: '解約手続き中',
  QUIT_REQUESTED: '解約手続き中',
  QUIT_FINISHED: '解約済み',
  CANCEL_CANCELING: '取り消し済み',
  CANCEL: '取り消し済み',
};

/** What the check of a number found (docs/product.md §7.5). */
export const checkMessages: Record<Code.VoipCheckResult, string> = {
  ok: 'この番号はそのまま使えます。',
  out_of_area: '番号ポータビリティの対象外の地域です。新しい番号をお選びください。',
  not_portable: '番号ポータビリティはお選びいただけません。新しい番号をお選びください。',
  already_accepted: 'すでにお申し込みを受け付けています。',
};

/** Titles of a refused application or change (docs/product.md §7.5). */
export const voipRefusalTitle = refusalTitles<
  | Code.VoipChangeRefusalCode
  // Refusals of the number show at its field.
  | Exclude<
      Code.VoipRefusalCode,
      'voip_portability_not_selectable' | 'voip_portability_out_of_area'
    >
>({
  applicant_too_young: 'お申し込みいただけません',
  voip_not_acceptable_now: 'いまは受け付けていません',
  voip_change_in_progress: 'すでに変更の手続き中です',
  voip_already_accepted: 'すでにお申し込みを受け付けています',
  voip_not_in_use: 'ホームでんわのご利用中ではありません',
  voip_change_error: '変更の処理中にエラーが発生しました',
  voip_status_not_changeable: 'ご利用状況が変わっています',
});
