import { fibreOf } from '../../customers/fibreOf.ts';
import { eventsOf } from '../../ledger/event.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { fibreExample } from '../contract/fibre.ts';
import type { Success } from '../operations.ts';
import { entryOf } from '../quit/entry.ts';
import { quitStateOf } from '../quit/quitting.ts';

export type Movement = Success<'getDeviceDeliCollInfo'>['movements'][number];

interface State {
  movements: Movement[];
  /** Ids of those whose day was changed. */
  moved: string[];
}

/** Deliveries and collections, with the days that were changed. */
export function movementsOf(mock: MockContext, session: Session): State {
  // Only devices of fibre are delivered and collected; customers with SIMs alone have none.
  const told = fibreOf(session.customer)
    ? fibreExample({ mock, customer: session.customer }, 'getDeviceDeliCollInfo').movements
    : [];
  const changes = new Map(
    eventsOf(session.past, 'putChangePreferedDate')
      .filter(({ asked }) => asked.target !== 'construction')
      .map(({ asked: { target_id, date, time_band } }) => [target_id, { date, time_band }]),
  );
  return {
    movements: told.map((one) => ({
      ...personaliseItem(session, one),
      ...changes.get(one.movement_id),
    })),
    moved: [...changes.keys()],
  };
}

/** Whether a delivery or collection takes place: after its application was cancelled, none does. */
export function stillComes(session: Session, date: string | null): boolean {
  const { cancelled_on } = entryOf(session);
  return cancelled_on === null || (date !== null && date < cancelled_on);
}

/** Whether a device that is not on its way yet is sent: to a line that is to end, nothing more is. */
export function isStillSent(mock: MockContext, session: Session, date: string | null): boolean {
  const { quitting } = quitStateOf(mock, session);
  return !quitting || (date !== null && date <= quitting.accepted_on);
}

/** An item as the customer gets it: with an application for a new line it isn't the example's device for 10G. */
export function personaliseItem<Sent extends { item: string }>(session: Session, sent: Sent): Sent {
  if (!isConnectedByWork(session)) return sent;
  return { ...sent, item: sent.item.replace(/^10ギガ対応/, '') };
}

/** Whether what is delivered waits for the work that opens the line; else it is connected at any time. */
export const isConnectedByWork = ({ customer }: Session): boolean =>
  customer.user.plan?.cnStatusCode === 'ENTR';

/** The day on which the last device that the work connects arrives; undefined when the work needs none. */
export function deviceArrivesOn(mock: MockContext, session: Session): string | undefined {
  if (!isConnectedByWork(session)) return undefined;
  return movementsOf(mock, session)
    .movements.flatMap(({ change_type, date }) => (change_type === '1' && date ? [date] : []))
    .filter((date) => stillComes(session, date))
    .sort()
    .at(-1);
}
