import { addMonths, japanDay, japanMonth } from '@/lib/date.ts';
import { mizuno } from '../../customers/mizuno.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { planFeeOf } from '../billing/fibreFee.ts';
import type { Month } from '../billing/months.ts';
import type { Handlers } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import { aged } from '../monthsSince.ts';
import type { Success } from '../operations.ts';
import { contractedOption } from '../option/contractedOption.ts';
import type { CustomerContext } from '../option/option.ts';
import { withStatus } from '../quit/planStatus.ts';
import { nextPlan, upgradedCodes, upgradedPlan } from '../upgrade/upgradeState.ts';
import { fibreExample } from './fibre.ts';
import { fibreServiceOf } from './fibreService.ts';
import { openedOn, planByClock } from './opening.ts';

type FibreContract = Success<'getFixedContract'>;
type Plan = FibreContract['plan'];

/** Option whose device is lent. */
const meshWifi = 'MO310N';
/** As the contract writes a day that nobody knows. */
const never = '9999-12-31';

const isMansion = ({ planType }: Plan) => planType === 'mansion';

/** The month in which the term that runs now can be left without a fee. */
function renewalMonth({ serviceStartDate }: Plan, term: number, now: Date): Month | null {
  if (serviceStartDate === never || term === 0) return null;
  let month = serviceStartDate.slice(0, 7).replace('-', '');
  while (month < japanMonth(now)) month = addMonths(month, term);
  return month;
}

/** The devices, without the repeater unless its option is in use. Those of `longest` stay as they are. */
function equipmentOf(context: CustomerContext, told: FibreContract): FibreContract['equipment'] {
  const named = fibreServiceOf(context.session).examples.getFixedContract;
  if (named === 'longest') return told.equipment;
  const hasMesh = ['SRVC', 'QTWT'].includes(contractedOption(context, meshWifi).status);
  return told.equipment.filter(({ kind }) => kind !== 'mesh_wifi' || hasMesh);
}

/** A plan that an example tells, as it is for the customer who asks: their own, switched, ending or ended. */
export function planNow({ mock, session, now }: CustomerContext, told: Plan): Plan {
  const own = { ...told, ...planByClock(mock, session, now) };
  const upgraded = upgradedPlan(mock, session, now);
  const plan = upgraded ? { ...own, ...upgradedCodes(own), planName: upgraded.planName } : own;
  return withStatus(mock, session, now, aged(plan, japanDay(now)));
}

/** The contract: plan with its state, days, kind of house, term and devices of the customer who asks. */
export function fibreContractOf(context: CustomerContext): FibreContract {
  const { mock, session, now } = context;
  // Once the line is open, the example for its application no longer applies.
  const service = openedOn(mock, session, now) ? { examples: {} } : fibreServiceOf(session);
  const told = exampleOf(mock, service, 'getFixedContract');
  const { customer } = session.customer.user;
  const plan = planNow(context, told.plan);
  return {
    ...told,
    contract_no: customer.contract_no,
    plan,
    house_type: isMansion(plan) ? 'multiple' : 'single',
    renewal_month: renewalMonth(plan, told.minimum_months, now),
    equipment: equipmentOf(context, told),
  };
}

/** Where the line is, which a change of the registered address doesn't move. */
export function installationOf(
  mock: MockContext,
  session: Session,
  now: Date,
): Success<'getInstallationAddressInfo'> {
  const told = fibreExample({ mock, customer: session.customer }, 'getInstallationAddressInfo');
  const { customer } = session.customer.user;
  const plan = planByClock(mock, session, now);
  if (session.customer === mizuno || !plan) return told;
  const { zip_code, prefecture, city, town, address_optional } = customer;
  return {
    address: { zip_code, prefecture, city, town, address_optional },
    house_type: isMansion(plan) ? 'multiple' : 'single',
    installed_on: plan.serviceStartDate,
  };
}

/** The fibre line of the customer who asks. The examples are those of the customer of the pictures. */
export const fibreLine: Handlers = {
  getContractPlan: (call) => {
    const { mock, session, now } = call;
    const told = fibreExample({ mock, customer: session.customer }, 'getContractPlan');
    const plan = planNow(call, told.plan);
    const upgraded = upgradedPlan(mock, session, now);
    const next = nextPlan(mock, session, now);
    return {
      ...told,
      plan,
      monthly_fee: upgraded?.monthly_fee ?? planFeeOf(mock, session),
      next_plan: next
        ? {
            planCode: upgradedCodes(plan).planCode,
            planName: next.plan_name,
            starts_on: next.starts_on,
            monthly_fee: next.monthly_fee,
          }
        : null,
      house_type: isMansion(plan) ? 'multiple' : 'single',
    };
  },

  // The mailbox comes with the line; before, nothing can have been received.
  getSonetMail: ({ mock, session, now }) => {
    const told = fibreExample({ mock, customer: session.customer }, 'getSonetMail');
    if (openedOn(mock, session, now))
      return { ...told, mailboxes: told.mailboxes.map((one) => ({ ...one, used_mb: 0 })) };
    const isWaiting = session.customer.user.plan?.cnStatusCode === 'ENTR';
    return isWaiting ? { ...told, mailboxes: [] } : told;
  },

  getInstallationAddressInfo: ({ mock, session, now }) => installationOf(mock, session, now),
};
