import { japanDay } from '@/lib/date.ts';
import { addDays } from '@/lib/days.ts';
import type { Service } from '../../customers/customer.ts';
import type { Session } from '../../session/sessions.ts';
import { sessionState } from '../domain.ts';

/** A number that is ported in, as plain data; all moments in ISO, JST. */
interface MovingIn {
  /** Last day of the reservation number. */
  expires_on: string;
  reserved_at: string | null;
  /** When the SIM begins to work: the reserved moment plus the interruption. */
  activated_at: string | null;
}

const numberDays = 14;

/** What this login has reserved for a SIM whose number is still with another carrier. */
export const movingIn = (session: Session, service: Service, now: Date): MovingIn =>
  sessionState(session, `mnp in ${service.listed.service_id}`, () => ({
    expires_on: addDays(japanDay(now), numberDays),
    reserved_at: null,
    activated_at: null,
  }));

/** Whether a SIM was not activated yet when the customer logged in. */
export const comesIdle = ({ examples }: Service): boolean =>
  examples.getDeviceInfo === 'not_activated';

/** The day on which such a SIM was activated; undefined until then, and for all other SIMs. */
export function activatedOn(session: Session, service: Service, now: Date): string | undefined {
  if (!comesIdle(service)) return undefined;
  const { activated_at } = movingIn(session, service, now);
  if (activated_at === null || Date.parse(activated_at) > now.getTime()) return undefined;
  return japanDay(activated_at);
}

/** Whether a SIM can't be used yet. */
export const isIdle = (session: Session, service: Service, now: Date): boolean =>
  comesIdle(service) && activatedOn(session, service, now) === undefined;
