import { addMonths, japanDay, japanMonth } from '../../../src/lib/date.ts';
import { mizuno } from '../customers/mizuno.ts';
import type { Session } from '../session/sessions.ts';
import type { World } from '../world.ts';
import type { Month } from './bills/months.ts';
import type { Handlers } from './domain.ts';
import { fibreExample } from './fibre.ts';
import { planFeeOf } from './fibreFee.ts';
import { upgradedPlan } from './fibreMoves/upgradeState.ts';
import { fibreServiceOf } from './fibreService.ts';
import { aged } from './monthsSince.ts';
import type { Success } from './operations.ts';
import { lifeOf, type Asking } from './options/life.ts';
import { exampleOf } from './sim.ts';

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

/** Who never ordered the repeater has none; an example that says something particular says it whole. */
function equipmentOf(asking: Asking, told: FibreContract): FibreContract['equipment'] {
  const named = fibreServiceOf(asking.session).examples.getFixedContract;
  if (asking.session.customer === mizuno || named === 'longest') return told.equipment;
  const hasMesh = ['SRVC', 'QTWT'].includes(lifeOf(asking, meshWifi).status);
  return told.equipment.filter(({ kind }) => kind !== 'mesh_wifi' || hasMesh);
}

/** The contract as it was begun: plan, days, kind of house, term and devices of the customer who asks. */
export function fibreContractOf(asking: Asking): FibreContract {
  const { world, session, now } = asking;
  const told = exampleOf(world, fibreServiceOf(session), 'getFixedContract');
  const { customer, plan: own } = session.customer.user;
  const upgraded = upgradedPlan(world, session, now);
  const plan = {
    ...told.plan,
    ...own,
    ...(upgraded && { planName: upgraded.planName }),
  };
  return {
    ...told,
    contract_no: customer.contract_no,
    plan: aged(plan, japanDay(now)),
    house_type: isMansion(plan) ? 'multiple' : 'single',
    renewal_month: renewalMonth(plan, told.minimum_months, now),
    equipment: equipmentOf(asking, told),
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

/** The fibre line of the customer who asks. The examples are those of the customer of the pictures. */
export const ownLine: Handlers = {
  getContractPlan: ({ world, session, now }) => {
    const told = fibreExample({ world, customer: session.customer }, 'getContractPlan');
    const upgraded = upgradedPlan(world, session, now);
    const plan = {
      ...told.plan,
      ...session.customer.user.plan,
      ...(upgraded && { planName: upgraded.planName }),
    };
    return {
      ...told,
      plan: aged(plan, japanDay(now)),
      monthly_fee: planFeeOf(world, session),
      ...(upgraded && { monthly_fee: upgraded.monthly_fee, next_plan: null }),
      house_type: isMansion(plan) ? 'multiple' : 'single',
    };
  },

  getInstallationAddressInfo: ({ world, session }) => installationOf(world, session),
};
