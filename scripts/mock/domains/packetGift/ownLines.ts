import { isNeo } from '@/catalogue/planRules.ts';
import type { PlanCall } from '../domain.ts';
import { isLeft } from '../mobileQuit/simQuitState.ts';
import type { Success } from '../operations.ts';
import { type Sim, simOf } from '../traffic/sim.ts';
import { receiverRefusal } from './refusals.ts';

type Gifts = Success<'getPacketGift'>;

/** The customer's other numbers, and why one of them can receive nothing now. */
export function ownLines({
  mock,
  session,
  service,
  now,
}: PlanCall): NonNullable<Gifts['own_lines']> {
  return session.customer.services.flatMap((other) => {
    const phone = other.listed.phone_number;
    if (!phone || other === service || isLeft({ mock, session, service: other, now })) return [];
    const sim = simOf({ mock, session, service: other, now });
    const reason = isNeo(sim.plan.current)
      ? (receivingClosed({ mock, session, service: other, now }, sim)?.message ?? null)
      : 'NEOプランではないため、受け取れません。';
    return [{ phone, can_receive: reason === null, reason }];
  });
}

/** Why a SIM can receive nothing now; null when it can. */
export function receivingClosed(
  call: PlanCall,
  sim: Sim,
): NonNullable<Gifts['receiving_closed']> | null {
  const refusal = receiverRefusal(call, sim);
  if (!refusal) return null;
  const { message, available_from } = refusal.change;
  return {
    message:
      typeof message === 'string' ? message : 'データを受け取れるのは、NEOプランのお客さまです。',
    available_from: typeof available_from === 'string' ? available_from : null,
  };
}
