import { japanDay } from '@/lib/date.ts';
import type { Customer, Service } from '../../customers/customer.ts';
import { upcomingMonth } from '../billing/bill.ts';
import { allBills } from '../billing/billing.ts';
import { fibreContractOf, planNow } from '../contract/fibreLine.ts';
import type { Handlers } from '../domain.ts';
import { isIdle } from '../esim/activation.ts';
import { passwordSetter } from '../login/facts.ts';
import { quitDay, simQuitState, statusAt } from '../mobileQuit/simQuitState.ts';
import type { Success } from '../operations.ts';
import type { CustomerContext } from '../option/option.ts';
import { planOf } from '../plan/planState.ts';
import { quitStateOf } from '../quit/quitting.ts';
import { simOf } from '../traffic/sim.ts';
import { personNow } from './person.ts';

type Listed = Success<'getService'>['services'][number];

/** The customer and the services of the account (docs/product.md §1.4). */
export const account: Handlers = {
  getUser: (call) => {
    const { mock, customer, session } = call;
    const { plan } = customer.user;
    return {
      ...customer.user,
      plan: plan && planNow(call, plan),
      customer: personNow(mock, session),
    };
  },

  getService: (call) => ({
    services: call.customer.services.map((service) => listed(service, call)),
    is_single_service: isSingle(call.customer),
  }),
};

const isSingle = ({ services }: Customer) => services.length === 1;

function listed(service: Service, context: CustomerContext): Listed {
  const { session, mock, customer, now } = context;
  const known = {
    ...service.listed,
    password_setter: passwordSetter(mock, customer, service.listed.password_setter),
  };
  const ended = endedOn(context, service);
  if (service.listed.service_type === 'mobile')
    return {
      ...known,
      plan_name: planOf({ mock, session, service, now }).plan.current.planName,
      bill_month: null,
      bill_total: null,
      ...(ended
        ? { data_left_mb: null, ended_on: ended }
        : {
            // A SIM that isn't activated yet has used nothing up.
            data_left_mb: isIdle(session, service, now)
              ? null
              : simOf({ mock, session, service, now }).left,
          }),
    };
  const bill = allBills(context, service).find(
    ({ month }) => month !== upcomingMonth(japanDay(now)),
  );
  return {
    ...known,
    plan_name: fibreContractOf(context).plan.planName,
    bill_month: bill?.month ?? null,
    bill_total: bill?.total ?? null,
    data_left_mb: null,
    ...(ended && { ended_on: ended }),
  };
}

/** The last day of a service that has ended. */
function endedOn({ mock, session, now }: CustomerContext, service: Service): string | undefined {
  if (service.listed.service_type === 'fixed') {
    const { quitting } = quitStateOf(mock, session);
    return quitting && japanDay(now) > quitting.quit_on ? quitting.quit_on : undefined;
  }
  const { quit } = simQuitState(mock, session, service);
  return quit && statusAt(quit, now) === 'end' ? quitDay(quit, now) : undefined;
}
