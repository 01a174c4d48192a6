import type * as Code from './codes';
import { refusalTitles } from './refusals';

/** How a colour is drawn: with a shape of its own, since not everybody can tell colours apart. */
export interface DeviceColourLook {
  fill: string;
  shape: 'circle' | 'square' | 'diamond' | 'ring';
}

const looks: Partial<Record<string, DeviceColourLook>> = {
  C01: { fill: '#2B2B2B', shape: 'circle' },
  C02: { fill: '#FCFAF2', shape: 'square' },
  C03: { fill: '#00A3AF', shape: 'diamond' },
};

/** The look of a colour by its code; an outline for one that is new to this build. */
export const deviceColour = (code: string): DeviceColourLook =>
  looks[code] ?? { fill: 'transparent', shape: 'ring' };

/** Sentences of the device entry, to the letter (docs/product.md §14.1). */
export const deviceEntryMessages = {
  device: '機種を選択してください。',
  colour: '機種の色を選択してください',
  bandWithoutDay: '配送希望時間帯を指定する場合、配送希望日を指定してください。',
  dayWithoutBand: '配送希望日を指定する場合、「指定なし」以外を指定してください。',
} as const;

/** How many days after today the first delivery is possible (docs/product.md §13.3). */
export const deliveryFromDays = 3;

/** Titles of refusals; the server's sentence says the rest. */
export const deviceEntryRefusalTitle = refusalTitles<
  // These show at their fields, or in the alert that all card procedures share.
  Exclude<
    Code.DeviceEntryOrderRefusalCode,
    'out_of_stock' | 'delivery_date_unavailable' | 'card_authentication_failed'
  >
>({
  shipping: '機種のお届けの手続き中です',
  not_eligible: '対象のプランではありません',
  quitting: '解約の手続き中です',
  unpaid: 'お支払いの確認待ちです',
  card_authentication_maintenance: 'カード認証システムのメンテナンス中です',
});
