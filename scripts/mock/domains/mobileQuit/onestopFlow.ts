import { daysUntil } from '@/lib/date.ts';
import { addDays } from '@/lib/days.ts';
import type { Service } from '../../customers/customer.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { Refusal } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import { canMove } from './simQuitCost.ts';
import { mnpNumber, simQuitState, statusAt } from './simQuitState.ts';

const flowMinutes = 30;
/** An MNP number with fewer days left blocks the flow until it has expired (docs/product.md §10.8). */
const daysInTheWay = 10;

/** A flow that another carrier has started, as plain data. */
interface Onestop {
  onestop_id: string;
  expires_at: string;
  to_carrier: string;
  return_url: string;
}

/** The flow that this login came by: another carrier has started it, and it lasts half an hour. */
export const onestopOf = ({ startedAt }: Session): Onestop => ({
  onestop_id: '6a1f0c52-93de-4b1b-8a70-2f1c5d9be034',
  expires_at: formatMoment(new Date(startedAt.getTime() + flowMinutes * 60_000)),
  to_carrier: 'さざなみモバイル',
  return_url: 'https://onestop.sazanami.example/return',
});

/**
 * Why the one-stop flow can't go on (docs/product.md §10.8); undefined when it can.
 * @param given id of the flow that a write names, where it names one
 */
export function onestopRefusal(
  mock: MockContext,
  session: Session,
  service: Service,
  now: Date,
  given?: string | null,
): Refusal | undefined {
  const flow = onestopOf(session);
  const isOther = given !== undefined && given !== flow.onestop_id;
  if (isOther || now.getTime() > Date.parse(flow.expires_at)) return new Refusal('onestop_expired');
  if (!canMove({ session, now }, service)) return new Refusal('onestop_no_target_contract');
  const { quit } = simQuitState(mock, session, service);
  if (!quit) return undefined;
  const number = mnpNumber(quit, now);
  if (!number || statusAt(quit, now) === 'end') return new Refusal('onestop_service_stopped');
  const daysLeft = daysUntil(number.expires_on, now);
  if (daysLeft < 0 || daysLeft >= daysInTheWay) return undefined;
  return new Refusal('onestop_reserve_number_issued', {
    reserve_number_expires_on: number.expires_on,
    available_from: addDays(number.expires_on, 1),
  });
}
