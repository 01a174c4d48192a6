import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read, useReads } from '@/api/query';
import { cancelledState, letterObstacles, preparingStates } from '@/catalogue/documents';
import type * as Code from '@/catalogue/generated/codes';
import { isKnown } from '@/catalogue/labelOf';
import { voipStatuses } from '@/catalogue/voip';
import { now } from '@/lib/clock';
import { addDays, japanDay } from '@/lib/date';

interface Letters {
  shipments: Schema.Shipment[];
  wc24?: Obstacle;
  webDetail?: Obstacle;
}

/** The shipments, and why each letter can't be asked for now. */
export function useLetters(): Letters {
  const [voip, shipping] = useReads(read(api.getOptionVoip), read(api.getDocumentShipping));
  const { shipments } = shipping;
  return {
    shipments,
    wc24: wc24Obstacle(voip, shipments, japanDay(now())),
    webDetail: webDetailObstacle(voip, shipments),
  };
}

export interface Obstacle {
  reason: string;
  /** ISO day from which it is possible; absent if it isn't known. */
  opens?: string;
}

interface Phone {
  status: Schema.Voip['status'];
  phone_number: string | null;
}

/** States in which the home phone is in use: one that is to end is used until then (docs/product.md §7.4). */
const inUse: readonly Code.VoipStatus[] = ['SRVC', 'QTWT', 'QTRQ'];

function notUsed({ status }: Phone): Obstacle | undefined {
  if (inUse.some((one) => one === status)) return undefined;
  return {
    reason: isKnown(voipStatuses, status) ? letterObstacles.notInUse : letterObstacles.unread,
  };
}

/**
 * Whether a letter was asked for on a day, and the request wasn't cancelled.
 * @param day ISO day
 */
export const isAskedFor = (
  matter: Schema.Shipment['matter_type'],
  shipments: readonly Schema.Shipment[],
  day: string,
): boolean =>
  shipments.some(
    ({ matter_type, requested_on, state }) =>
      matter_type === matter && requested_on === day && state !== cancelledState,
  );

/**
 * Why the WC24 form can't be asked for: once a day (docs/product.md §6.4).
 * @param today ISO day
 */
export function wc24Obstacle(
  phone: Phone,
  shipments: readonly Schema.Shipment[],
  today: string,
): Obstacle | undefined {
  const obstacle = notUsed(phone);
  if (obstacle) return obstacle;
  return isAskedFor('2106', shipments, today)
    ? { reason: letterObstacles.sameDay, opens: addDays(today, 1) }
    : undefined;
}

/** Why id and password of the call details can't be issued again: one letter at a time. */
export function webDetailObstacle(
  phone: Phone,
  shipments: readonly Schema.Shipment[],
): Obstacle | undefined {
  const obstacle = notUsed(phone);
  if (obstacle) return obstacle;
  if (phone.phone_number === null) return { reason: letterObstacles.noNumber };
  const isPreparing = shipments.some(
    ({ matter_type, state }) => matter_type === '2108' && preparingStates.includes(state),
  );
  return isPreparing ? { reason: letterObstacles.preparing } : undefined;
}
