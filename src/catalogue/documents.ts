import type * as Code from './generated/codes';
import { refusalTitles } from './refusals';

/** Matter types of a shipment (docs/product.md §6.4). */
export const matterTypes: Record<Code.MatterType, string> = {
  '2106': '申込書(WC24)',
  '2108': 'ID・パスワード通知書',
  '2120': '違約金証明書',
  '2121': '違約金証明書(再発行)',
};

/** States in which a letter isn't on its way yet. */
export const preparingStates: readonly string[] = ['20101', '20201'];

/** States in which a letter has been sent: complete and shipped. */
export const sentStates: readonly string[] = ['20400', '20401'];

/** State of a request that was cancelled. */
export const cancelledState = '20301';

/** State in which something is wrong with the papers, so that they can't be sent. */
export const deficientState = '20402';

export const letterNames = {
  wc24: '申込書(WC24)の取り寄せ',
  webDetail: 'Web明細のID・パスワード再発行',
} as const;

/** Why a letter can't be asked for (contract, `Wc24Refusal` and `WebDetailRefusal`). */
export const letterObstacles = {
  notInUse: 'ホームでんわをご利用中の方だけ、お手続きいただけます。',
  unread:
    'ホームでんわのご利用の状況を読み込めません。お手数ですが、サポート窓口へお電話ください。',
  noNumber: 'ホームでんわの電話番号が決まってから、お手続きいただけます。',
  sameDay: '本日はすでにお申し込みを受け付けています。',
  preparing: '前にお申し込みいただいた通知書を準備しています。',
} as const;

export const letterRefusalTitle = refusalTitles<Code.Wc24RefusalCode | Code.WebDetailRefusalCode>({
  wc24_same_day_request: '本日はすでにお申し込み済みです',
  voip_not_in_use: 'ホームでんわをご利用中ではありません',
  change_in_progress: '前の手続きが終わっていません',
});

/** How many letters, and how many reports, are shown: the newest ones (docs/product.md §6.4). */
export const mostPapers = 3;

/** Whether a part of an address is the id of a report on a building. */
export const isReportId = (value: string): boolean => /^q[0-9]{8,12}$/.test(value);
