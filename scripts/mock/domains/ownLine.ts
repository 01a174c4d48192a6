import { addMonths, formatFullMonth, japanMonth } from '../../../src/lib/date.ts';
import { mizuno } from '../customers/mizuno.ts';
import type { Session } from '../session/sessions.ts';
import type { World } from '../world.ts';
import type { Month } from './bills/months.ts';
import type { Handlers } from './domain.ts';
import { fibreExample } from './fibre.ts';
import { fibreServiceOf } from './fibreService.ts';
import type { Success } from './operations.ts';
import { exampleOf } from './sim.ts';

type FibreContract = Success<'getFixedContract'>;
type Plan = FibreContract['plan'];

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

/** The contract as it was begun: plan, days, kind of house and term of the customer who asks. */
export function fibreContractOf(world: World, session: Session, now: Date): FibreContract {
  const told = exampleOf(world, fibreServiceOf(session), 'getFixedContract');
  const { customer, plan: own } = session.customer.user;
  const plan = { ...told.plan, ...own };
  return {
    ...told,
    contract_no: customer.contract_no,
    plan,
    house_type: isMansion(plan) ? 'multiple' : 'single',
    renewal_month: renewalMonth(plan, told.minimum_months, now),
  };
}

/** Where the line is, which a change of the registered address doesn't move. */
export function installationOf(
  world: World,
  session: Session,
): Success<'getInstallationAddressInfo'> {
  const told = fibreExample({ world, customer: session.customer }, 'getInstallationAddressInfo');
  const { customer, plan } = session.customer.user;
  if (session.customer === mizuno || !plan) return told;
  const { zip_code, prefecture, city, town, address_optional } = customer;
  return {
    address: { zip_code, prefecture, city, town, address_optional },
    house_type: isMansion(plan) ? 'multiple' : 'single',
    installed_on: plan.serviceStartDate,
  };
}

/** What leaving costs, as the customer's example says; the fee ends with the term of their own. */
export function feeExampleOf(
  world: World,
  session: Session,
  now: Date,
): Success<'getCancellationFee'> {
  const told = exampleOf(world, fibreServiceOf(session), 'getCancellationFee');
  const { renewal_month } = fibreContractOf(world, session, now);
  if (renewal_month === null) return told;
  return {
    ...told,
    items: told.items.map((item) => ({
      ...item,
      detail:
        item.detail?.replace(/\d{4}年\d{1,2}月(?=は0円)/, formatFullMonth(renewal_month)) ?? null,
    })),
  };
}

/** The fibre line of the customer who asks. The examples are those of the customer of the pictures. */
export const ownLine: Handlers = {
  getContractPlan: ({ world, session }) => {
    const told = fibreExample({ world, customer: session.customer }, 'getContractPlan');
    const plan = { ...told.plan, ...session.customer.user.plan };
    return { ...told, plan, house_type: isMansion(plan) ? 'multiple' : 'single' };
  },

  getInstallationAddressInfo: ({ world, session }) => installationOf(world, session),
};
