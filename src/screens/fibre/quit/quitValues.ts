import type { Answer } from '@/api/client';
import type * as Schema from '@/api/generated/schemas';
import type * as Code from '@/catalogue/generated/codes';
import { deviceReturn, onuAddress, type QuitReason } from '@/catalogue/quit';
import type { AddressValues } from '@/procedure/address/addressValues';

/** What is done with each device, by its id; null while nothing is chosen. */
type DeviceChoices = Record<string, '1' | '2' | '3' | null>;

export interface QuitValues extends AddressValues {
  reason: QuitReason;
  /** ISO day; empty until chosen. */
  quit_on: string;
  devices: DeviceChoices;
  onu_address: '1' | '2' | '';
  pickup_time: Code.HalfDay;
}

export type QuitReceipt = Answer<'postQuit'> & {
  hasPickup: boolean;
};

/** Whether a device is to be collected: then it is asked where and when. */
export const isCollected = (devices: DeviceChoices): boolean =>
  Object.values(devices).includes(deviceReturn.collect);

/** Whether the devices are picked up elsewhere than where the line is. */
export const isElsewhere = ({ devices, onu_address }: QuitValues): boolean =>
  isCollected(devices) && onu_address === onuAddress.pickup;

/**
 * The choices in the form in which the fee is asked for: `e2309140001:2,e2405010001:1`; undefined if none
 * is made.
 */
export function choicesFor(devices: DeviceChoices): string | undefined {
  const pairs = Object.entries(devices).filter(([, choice]) => choice !== null);
  return pairs.length > 0 ? pairs.map((pair) => pair.join(':')).join(',') : undefined;
}

export const chosenText = (
  { choices }: Schema.ReturnDevice,
  choice: string | null | undefined,
): string => choices.find((offer) => offer.choice === choice)?.label ?? '-';
