import type { Service } from '../../customers/customer.ts';
import type { Session } from '../../session/sessions.ts';
import { sessionState } from '../domain.ts';
import type { LineRule } from './account.ts';

/** Lines that writes have added to a service's bills; callers add to this list. */
export const addedLines = (session: Session, service: Service): LineRule[] =>
  sessionState(session, `bill lines ${service.listed.service_id}`, (): LineRule[] => []);
