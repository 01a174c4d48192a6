import type { Service } from '../../customers/customer.ts';
import type { Session } from '../../session/sessions.ts';
import { chosenMethods, firstMonth } from '../payment/method.ts';
import type { BillAccount } from './account.ts';
import type { Month } from './months.ts';

/** The methods that were chosen, each with its first month. */
export const billMethods = (
  session: Session,
  service: Service,
  now: Date,
): NonNullable<BillAccount['methods']> =>
  chosenMethods(session, service, now).map(({ at, code, detail }) => ({
    from: firstMonth(at),
    method: { code, detail },
  }));

/** How the bill of a month is paid. */
export const methodIn = ({ method, methods = [] }: BillAccount, month: Month) =>
  methods.findLast(({ from }) => from <= month)?.method ?? method;
