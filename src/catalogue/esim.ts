import type * as Code from './codes';
import { refusalTitles } from './refusals';

/** The three eSIM procedures, 440 yen each (docs/product.md §10.4). */
export const esimOperations = {
  exchange: {
    name: 'SIMカードからeSIMへの変更',
    help: 'いまのSIMカードは、eSIMを設定すると使えなくなります',
  },
  issue: { name: 'eSIMの発行', help: 'はじめてeSIMを使うときに選びます' },
  reissue: {
    name: 'eSIMの再発行',
    help: '機種を変更したとき、eSIMを削除してしまったときに選びます',
  },
} as const satisfies Record<Code.EsimOperation, { name: string; help: string }>;

export type EsimOperation = keyof typeof esimOperations;

/** What to do on the device, once the code is there. */
export const esimSetup = [
  {
    title: 'Wi-Fiにつなぐ',
    text: '使うスマートフォンを、Wi-Fiにつないでください。設定が終わるまで切らないでください。',
  },
  {
    title: 'eSIMを追加する',
    text: '端末の「設定」から「モバイル通信」(または「ネットワークとSIM」)を開き、「eSIMを追加」を選びます。',
  },
  {
    title: 'QRコードを読み取る',
    text: '読み取れないときは「手動で入力」を選び、SM-DP+アドレスとアクティベーションコードを入力します。',
  },
  {
    title: '通話とデータ通信を確かめる',
    text: 'Wi-Fiを切り、通話とデータ通信ができれば完了です。つながらないときは、端末を再起動してください。',
  },
] as const;

/** Titles of refusals; the server's sentence says the rest. */
export const esimRefusalTitle = refusalTitles<
  // A wrong EID shows at its field.
  Exclude<Code.EsimOrderRefusalCode, 'eid_invalid'>
>({
  esim_in_progress: 'eSIMの手続き中です',
  device_not_compatible: 'eSIMに対応していない機種です',
  quitting: '解約の手続き中です',
  suspended: 'SIMの利用を停止しています',
});
