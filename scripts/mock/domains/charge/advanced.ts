import type { Service } from '../../customers/customer.ts';
import type { Session } from '../../session/sessions.ts';
import type { Month } from '../billing/months.ts';
import { sessionState } from '../domain.ts';

/** What a SIM has used in advance (MB), by the month of use; the month after begins with that much less. */
export const advanced = (session: Session, service: Service) =>
  sessionState(session, `advanced ${service.listed.service_id}`, (): Record<Month, number> => ({}));
