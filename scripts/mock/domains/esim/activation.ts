import { japanDay } from '@/lib/date.ts';
import type { Service } from '../../customers/customer.ts';
import { eventsOf } from '../../ledger/event.ts';
import type { Session } from '../../session/sessions.ts';
import { formatMoment } from '../formatMoment.ts';

/** A number that is ported in, as plain data; all moments in ISO, JST. */
interface MovingIn {
  reserved_at: string | null;
  /** When the SIM begins to work: the reserved moment plus the interruption. */
  activated_at: string | null;
}

/** How the lists of applications name it. */
export const mnpTitle = '乗り換え(転入)';

/** What was reserved for a SIM whose number is still with another carrier. */
export function movingIn({ past }: Session, service: Service): MovingIn {
  const reserved = eventsOf(past, 'postMnpTransferIn', service).at(-1)?.answer;
  if (!reserved) return { reserved_at: null, activated_at: null };
  const { starts_at, interruption_minutes } = reserved;
  const activated = new Date(Date.parse(starts_at) + interruption_minutes * 60_000);
  return { reserved_at: starts_at, activated_at: formatMoment(activated) };
}

/** Whether a SIM was not activated yet when the customer logged in. */
export const comesIdle = ({ examples }: Service): boolean =>
  examples.getDeviceInfo === 'not_activated';

/** The day on which such a SIM was activated; undefined until then, and for all other SIMs. */
export function activatedOn(session: Session, service: Service, now: Date): string | undefined {
  if (!comesIdle(service)) return undefined;
  const { activated_at } = movingIn(session, service);
  if (activated_at === null || Date.parse(activated_at) > now.getTime()) return undefined;
  return japanDay(activated_at);
}

/** Whether a SIM can't be used yet. */
export const isIdle = (session: Session, service: Service, now: Date): boolean =>
  comesIdle(service) && activatedOn(session, service, now) === undefined;
