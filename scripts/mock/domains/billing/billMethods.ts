import type { Service } from '../../customers/customer.ts';
import type { Session } from '../../session/sessions.ts';
import { sessionState } from '../domain.ts';
import type { BillAccount } from './account.ts';
import type { Month } from './months.ts';

/** The methods that were chosen, each with its first month; callers add to this list. */
export const billMethods = (
  session: Session,
  service: Service,
): NonNullable<BillAccount['methods']> =>
  sessionState(session, `bill methods ${service.listed.service_id}`, () => []);

/** How the bill of a month is paid. */
export const methodIn = ({ method, methods = [] }: BillAccount, month: Month) =>
  methods.findLast(({ from }) => from <= month)?.method ?? method;
