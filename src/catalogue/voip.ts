import type * as Code from './codes';
import { labels } from './labels';

/** Service packs of the home phone (specification 2, section 3; the names are ours). */
export const servicePacks = labels<Code.ServicePack>({
  '00': 'パックなし',
  '01': '番号表示パック',
  '02': '迷惑電話ストップパック',
  '03': '転送パック',
  '04': '安心まるごとパック',
  '05': '2番号パック',
});

export type ServicePack = keyof typeof servicePacks;

/** Carriers of the line now, in the order of their codes; an object would sort `31` before `00`. */
export const voipCarriers = [
  { value: '01', label: 'NTT東日本(加入電話)' },
  { value: '06', label: 'NTT西日本(加入電話)' },
  { value: '31', label: 'NTTコミュニケーションズ' },
  { value: '36', label: 'KDDI(ケーブルプラス電話)' },
  { value: '38', label: 'KDDI(auひかり電話)' },
  { value: '39', label: 'ソフトバンク(おうちのでんわ)' },
  { value: '73', label: 'NTT東日本(ひかり電話)' },
  { value: '75', label: 'NTT西日本(ひかり電話)' },
  { value: '76', label: 'アルテリア' },
  { value: '78', label: 'ケーブルテレビの電話' },
  { value: '90', label: 'そのほかの会社' },
  { value: '99', label: 'わからない' },
  { value: '00', label: 'なし' },
] as const;

export type VoipCarrier = (typeof voipCarriers)[number]['value'];

export const numberSource = { issue: '0', porting: '1' } as const;

export const voipAreas = labels<Code.VoipArea>({ east: '東日本エリア', west: '西日本エリア' });

/** Status of the home phone; its quit reads terminated-complete (specification 2, section 4). */
export const voipStatuses = labels<Code.VoipStatus>({
  NONE: '未申込',
  ENTR: '申込手続き中',
  SRVC: '利用中',
  CNCL: '取り消し済み',
  QUIT: '解約完了',
  QTWT: '解約手続き中',
  QTRQ: '解約依頼済み',
});

/** Statuses of the one-type home phone by their display rule (specification 2, section 4). */
export const rvoipStatuses = labels<Code.RvoipStatus>({
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
});

/** What the check of a number found (specification 2, section 8, voip). */
export const checkMessages = labels<Code.VoipCheckResult>({
  ok: 'この番号はそのまま使えます。',
  out_of_area: '番号ポータビリティの対象外の地域です。新しい番号をお選びください。',
  not_portable: '番号ポータビリティはお選びいただけません。新しい番号をお選びください。',
  already_accepted: 'すでにお申し込みを受け付けています。',
});

/** Beside the title of a refused application or change (specification 2, section 8, voip). */
export const voipMessages = {
  titles: {
    voip_not_acceptable_now: 'いまは受け付けていません',
    voip_change_in_progress: 'すでに変更の手続き中です',
    voip_already_accepted: 'すでにお申し込みを受け付けています',
    voip_not_in_use: 'ホームでんわのご利用中ではありません',
    voip_change_error: '変更の処理中にエラーが発生しました',
    voip_status_not_changeable: 'いまのご利用状況では変更できません',
  },
  notApplied: 'ホームでんわは申し込まれていません。',
  notQuit: 'ホームでんわは解約されていません。',
  notChanged: 'サービスパックは変わっていません。',
} as const;
