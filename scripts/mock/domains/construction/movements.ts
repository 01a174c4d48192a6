import { formatDay, japanDay } from '@/lib/date.ts';
import { addDays } from '@/lib/days.ts';
import { leadDays } from '@/lib/preferredDay.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { type ContractChange, withoutProcedure } from '../contract/contractChange.ts';
import { fibreExample } from '../contract/fibre.ts';
import type { Handlers } from '../domain.ts';
import type { Success } from '../operations.ts';
import { constructionOf } from './construction.ts';
import {
  isConnectedByWork,
  isStillSent,
  type Movement,
  movementsOf,
  personaliseItem,
  stillComes,
} from './movementState.ts';

type Delivery = Success<'getDelivery'>['deliveries'][number];

const offeredDays = 16;

/** The day of the work that a delivered device is connected at; undefined where it is connected at any time. */
export function connectedOn(mock: MockContext, session: Session, now: Date): string | undefined {
  if (!isConnectedByWork(session)) return undefined;
  return constructionOf(mock, session, now).entry.date ?? undefined;
}

/**
 * A delivery or collection on a day: what can be chosen, and until when.
 * @param workOn the work before which a device must be there
 */
export function movementAt(movement: Movement, now: Date, workOn?: string): Movement {
  const today = japanDay(now);
  const lead = leadDays[movement.change_type];
  const selectable_from = addDays(today, lead);
  const connected_on = movement.change_type === '1' ? (workOn ?? null) : null;
  const until = movement.date ? addDays(movement.date, -3) : movement.changeable_until;
  if (until === null || until < today || (!movement.can_change && movement.days.length === 0))
    return {
      ...movement,
      can_change: false,
      changeable_until: null,
      selectable_from,
      connected_on,
      days: [],
    };
  const isNoneFree = movement.days.every(({ is_selectable }) => !is_selectable);
  const days = Array.from({ length: offeredDays }, (_, index) => {
    const date = addDays(today, index + 1);
    const known = movement.days.find((day) => day.date === date);
    const isOpen = known?.is_selectable ?? !formatDay(date).includes('日)');
    const isTooLate = connected_on !== null && connected_on > today && date >= connected_on;
    return {
      date,
      is_selectable: date >= selectable_from && isOpen && !isTooLate && !isNoneFree,
      unavailable_bands: known?.unavailable_bands ?? [],
    };
  });
  return {
    ...movement,
    can_change: true,
    changeable_until: until,
    selectable_from,
    connected_on,
    days,
  };
}

const takesPlace = (
  mock: MockContext,
  session: Session,
  { date, change_type }: Movement,
): boolean =>
  stillComes(session, date) && (change_type !== '1' || isStillSent(mock, session, date));

/** A delivery at a moment: what was to come by a day that is past has come. */
const arrived = (delivery: Delivery, now: Date): Delivery =>
  (delivery.status === 'preparing' || delivery.status === 'shipped') &&
  delivery.date !== null &&
  delivery.date < japanDay(now)
    ? { ...delivery, status: 'delivered', can_change: false }
    : delivery;

/** Deliveries and collections whose day can be chosen, and what is on its way. */
export const movements: Handlers = {
  getDeviceDeliCollInfo: ({ mock, session, now }) => ({
    movements: movementsOf(mock, session)
      .movements.filter((one) => takesPlace(mock, session, one))
      .map((one) => movementAt(one, now, connectedOn(mock, session, now))),
  }),

  getDelivery: ({ mock, session, now }) => {
    const { movements: all, moved } = movementsOf(mock, session);
    const { deliveries } = fibreExample({ mock, customer: session.customer }, 'getDelivery');
    const written = all.filter(({ movement_id }) => moved.includes(movement_id));
    const known = new Set(deliveries.map(({ delivery_id }) => delivery_id));
    return {
      deliveries: [
        ...deliveries.map((told) => {
          const delivery = personaliseItem(session, told);
          const found = written.find(({ movement_id }) => movement_id === delivery.delivery_id);
          return found ? { ...delivery, date: found.date, time_band: found.time_band } : delivery;
        }),
        // Deliveries whose day can be moved are listed too, whether or not it was moved.
        ...all
          .filter(
            ({ movement_id, change_type, date }) =>
              change_type === '1' && date !== null && !known.has(movement_id),
          )
          .map((one) => ({
            delivery_id: one.movement_id,
            item: one.item,
            status: 'preparing' as const,
            date: one.date,
            time_band: one.time_band,
            shipped_on: null,
            carrier: null,
            tracking_number: null,
            tracking_url: null,
            can_change: movementAt(one, now).can_change,
          })),
      ]
        .filter(
          ({ date, status }) =>
            stillComes(session, date) &&
            (status !== 'preparing' || isStillSent(mock, session, date)),
        )
        .map((delivery) => arrived(delivery, now)),
    };
  },
};

/** Where nothing is sent or fetched, the contract offers no day for it. */
export const movementsChange: ContractChange = (contract, { mock, session, service }) => {
  if (service.listed.service_type !== 'fixed') return contract;
  const coming = movementsOf(mock, session).movements.some((one) => takesPlace(mock, session, one));
  return coming
    ? contract
    : withoutProcedure(contract, 'delivery', 'お届けや回収の予定がないためです。');
};
