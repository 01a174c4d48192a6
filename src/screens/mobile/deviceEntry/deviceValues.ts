import type { Answer } from '@/api/client';
import type * as Schema from '@/api/generated/schemas';
import { deliveryFromDays, deviceEntryMessages } from '@/catalogue/device';
import { fieldMessages } from '@/catalogue/messages';
import { daysUntil } from '@/lib/date';

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
