import type * as Code from './codes';
import { refusalTitles } from './refusals';

/** Kinds of a SIM (contract, `SimKind`). */
export const simKinds: Record<Code.SimKind, string> = { sim_card: 'SIMカード', esim: 'eSIM' };

/** The three eSIM procedures, 440 yen each (docs/product.md §10.4). */
export const esimOperations: Record<Code.EsimOperation, { name: string; help: string }> = {
  exchange: {
    name: 'SIMカードからeSIMへの変更',
    help: 'いまのSIMカードは、eSIMを設定すると使えなくなります',
  },
  issue: { name: 'eSIMの発行', help: 'はじめてeSIMを使うときに選びます' },
  reissue: {
    name: 'eSIMの再発行',
    help: '機種を変更したとき、eSIMを削除してしまったときに選びます',
  },
};

export type EsimOperation = Code.EsimOperation;

/** What to see to before the eSIM is set up. */
export const esimBefore = [
  {
    title: 'Wi-Fiにつなぐ',
    text: '使うスマートフォンを、Wi-Fiにつないでください。設定が終わるまで切らないでください。',
  },
  {
    title: 'いまのSIMを残しておく',
    text: '設定が終わるまで、いまのSIMカードを抜いたり、eSIMを削除したりしないでください。',
  },
  {
    title: 'eSIMに対応した端末か確かめる',
    text: '端末で *#06# に電話をかけてEIDが表示されれば、対応しています。',
  },
] as const;

/** What to do once it is set up. */
export const esimAfter =
  'Wi-Fiを切り、通話とデータ通信ができれば完了です。つながらないときは、端末を再起動してください。';

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
