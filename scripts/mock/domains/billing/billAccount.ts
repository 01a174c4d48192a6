import type { Service } from '../../customers/customer.ts';
import type { CustomerContext } from '../option/option.ts';
import type { BillAccount } from './account.ts';
import { withEnd } from './billEnd.ts';
import { fibreAccount } from './fibreAccount.ts';
import { simAccount } from './simLines.ts';

/** What the bills of a service follow from, with all that was ordered since. */
export const billAccountOf = (context: CustomerContext, service: Service): BillAccount =>
  service.listed.service_type === 'mobile'
    ? simAccount({ ...context, service })
    : withEnd(context, fibreAccount(context, service));
