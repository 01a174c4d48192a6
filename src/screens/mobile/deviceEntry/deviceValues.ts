import type { Answer } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read, useRead } from '@/api/query';
import type * as Code from '@/catalogue/generated/codes';
import { fieldMessages } from '@/catalogue/messages';
import { refusalTitles } from '@/catalogue/refusals';
import { daysUntil } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { refusable } from '@/screens/mobile/shared/useRestricted';

/** What is chosen; empty where nothing is. */
export interface DeviceValues {
  device_code: string;
  colour_code: string;
  payment: '' | 'once' | 'instalment';
  /** ISO day. */
  delivery_on: string;
  /** `15:00-17:00`; empty is 指定なし. */
  delivery_band: string;
}

export type DeviceReceipt = Answer<'postDeviceEntry'> & {
  payment: 'once' | 'instalment';
};

/** Whether a day of the table can be chosen: offered, and 3 days after today at the earliest. */
export function isOffered(
  { date, can_choose }: Schema.DeviceDelivery['days'][number],
  today: Date,
): boolean {
  return can_choose && daysUntil(date, today) >= deliveryFromDays;
}

/** `2,200円 × 36回`; undefined where a device is paid at once. */
export const instalmentsText = ({
  instalment_amount,
  instalment_count,
}: Pick<Schema.Device, 'instalment_amount' | 'instalment_count'>): string | undefined =>
  instalment_amount === null || instalment_count === null
    ? undefined
    : `${formatYen(instalment_amount)} × ${instalment_count}回`;

/** The device of a code that is on offer. */
export const deviceOf = (
  devices: readonly Schema.Device[],
  code: string,
): Schema.Device | undefined => devices.find(({ device_code }) => device_code === code);

/** Whether a device is in stock in any colour. */
export const isInStock = ({ colours }: Schema.Device): boolean =>
  colours.some(({ in_stock }) => in_stock);

/** Checks device, colour and payment (docs/product.md §10.5). */
export function choiceProblem(
  devices: readonly Schema.Device[],
  { device_code, colour_code, payment }: DeviceValues,
): Partial<Record<'device_code' | 'colour_code' | 'payment', string>> {
  const device = deviceOf(devices, device_code);
  const colour = device?.colours.find((one) => one.colour_code === colour_code);
  return {
    ...(!device || !isInStock(device) ? { device_code: deviceEntryMessages.device } : {}),
    ...(!colour?.in_stock ? { colour_code: deviceEntryMessages.colour } : {}),
    ...(payment === ''
      ? { payment: fieldMessages.mustSelect }
      : payment === 'instalment' && device?.instalment_amount === null
        ? { payment: 'この機種は一括払いだけです。一括払いを選択してください。' }
        : {}),
  };
}

/** Checks day and band of the delivery, which go together or not at all (docs/product.md §10.5). */
export function deliveryProblem(
  days: Schema.DeviceDelivery['days'],
  { delivery_on, delivery_band }: Pick<DeviceValues, 'delivery_on' | 'delivery_band'>,
  today: Date,
): Partial<Record<'delivery_on' | 'delivery_band', string>> {
  if (delivery_on === '')
    return delivery_band === '' ? {} : { delivery_on: deviceEntryMessages.bandWithoutDay };
  const day = days.find(({ date }) => date === delivery_on);
  if (!day || !isOffered(day, today))
    return { delivery_on: 'この日は選択できません。ほかの日を選択してください。' };
  if (delivery_band === '') return { delivery_band: deviceEntryMessages.dayWithoutBand };
  return day.bands.some(({ band, can_choose }) => band === delivery_band && can_choose)
    ? {}
    : { delivery_band: 'この時間帯は選択できません。ほかの時間帯を選択してください。' };
}

/** The entry or its refusal, and the entry that is not refused. */
export const [useDeviceAnswer, useDeviceEntry] = refusable(() => read(api.getDeviceEntry));

export function useDelivery(): Schema.DeviceDelivery {
  return useRead(api.getDeviceDelivery);
}

/** How a colour is drawn: with a shape of its own, since not everybody can distinguish colours. */
interface DeviceColourLook {
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
const deviceEntryMessages = {
  device: '機種を選択してください。',
  colour: '機種の色を選択してください',
  bandWithoutDay: '配送希望時間帯を指定する場合、配送希望日を指定してください。',
  dayWithoutBand: '配送希望日を指定する場合、「指定なし」以外を指定してください。',
} as const;

/** How many days after today the first delivery is possible (docs/product.md §13.3). */
const deliveryFromDays = 3;

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
