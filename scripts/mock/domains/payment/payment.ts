import { billMonth, japanDay } from '@/lib/date.ts';
import { fibreOf } from '../../customers/fibreOf.ts';
import { constructionOf } from '../construction/construction.ts';
import { planByClock } from '../contract/opening.ts';
import type { Handlers } from '../domain.ts';
import { paymentOf } from './method.ts';

/** Direct debit, and the transfers until it begins (docs/product.md §5.6). */
const byDebit: readonly string[] = ['11', '20'];

/** How a service is paid, with what was changed. */
export const payment: Handlers = {
  getPayment: ({ mock, session, service, now }) => paymentOf(mock, session, service, now),

  getKoufuri: ({ mock, session, customer, example, now }) => {
    const service = fibreOf(customer);
    const code = service && paymentOf(mock, session, service, now).method.code;
    const usual = code !== undefined && byDebit.includes(code) ? 'normal' : 'none';
    const told = example(customer.examples.getKoufuri ?? usual);
    const plan = planByClock(mock, session, now);
    if (told.status !== 'registered' || !plan) return told;
    // A line that isn't open yet is charged from the day on which it is built.
    const isBegun = plan.serviceStartDate <= japanDay(now);
    const start = isBegun ? plan.serviceStartDate : constructionOf(mock, session, now).entry.date;
    return {
      ...told,
      applied_on: plan.acceptDate,
      starts_month: start === null ? null : billMonth(start),
    };
  },

  getFixedPayment: ({ mock, session, customer, example, now }) => {
    const service = fibreOf(customer);
    const fixed = example(customer.examples.getFixedPayment ?? 'normal');
    return service ? { ...fixed, method: paymentOf(mock, session, service, now).method } : fixed;
  },
};
