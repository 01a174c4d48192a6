import { addMonths, endless, japanDay, japanMonth } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import { mizuno } from '../customers/mizuno.ts';
import type { CustomerCall, ServiceCall } from '../handler.ts';
import { aged, type Month, monthsSince } from '../moments.ts';
import { movementsOf, takesPlace } from './construction.ts';
import { type ContractChange, unable, withProcedures } from './contractChange.ts';
import { dayNumber, exampleOf, fibreExample } from './examples.ts';
import {
  openedOn,
  planByClock,
  planFeeOf,
  upgradedCodes,
  upgradedPlan,
  withStatus,
} from './fibrePlan.ts';
import { entryOf, quitStateOf } from './fibreQuit.ts';
import { hikaritvCode, meshWifi } from './option.ts';
import { contractedOption } from './options.ts';
import { paymentDetail } from './payment.ts';

type FibreContract = Success<'getFixedContract'>;
type Plan = FibreContract['plan'];

/** Whether the line is in a building of several homes. */
export const isMansion = ({ planType }: Plan) => planType === 'mansion';

/** The month in which the term that runs now can be left without a fee. */
function renewalMonth({ serviceStartDate }: Plan, term: number, now: Date): Month | null {
  if (serviceStartDate === endless || term === 0) return null;
  let month = addMonths(japanMonth(serviceStartDate), term);
  while (month < japanMonth(now)) month = addMonths(month, term);
  return month;
}

/** The devices, without the repeater unless its option is in use. */
function equipmentOf(context: CustomerCall, example: FibreContract): FibreContract['equipment'] {
  const hasMesh = ['SRVC', 'QTWT'].includes(contractedOption(context, meshWifi).status);
  return [
    ...example.equipment
      .filter(({ kind }) => kind !== 'mesh_wifi' || hasMesh)
      .map((device) =>
        isOnTheWay(context, device.name) ? { ...device, serial_last4: null } : device,
      ),
    ...tunersOf(context),
    ...deliveredTo(context),
  ];
}

/** Whether a device is still to be delivered: its number comes with it. */
const isOnTheWay = (context: CustomerCall, name: string): boolean =>
  fibreExample(context, 'getDelivery').deliveries.some(
    ({ item, date }) => item === name && date !== null && date >= japanDay(context.now),
  );

/** The tuners of a television in use, which are lent. */
function tunersOf(context: CustomerCall): FibreContract['equipment'] {
  const { status, details, starts_on } = contractedOption(context, hikaritvCode);
  const { contract_no } = context.session.customer.user.customer;
  if (!['SRVC', 'QTWT'].includes(status) || starts_on === null) return [];
  return Array.from({ length: details.tuners }, (_, index) => ({
    equipment_id: `e${dayNumber(starts_on)}9${String(index + 1).padStart(3, '0')}`,
    kind: 'tv_tuner',
    name: `ひかりTVチューナー${index > 0 ? ` ${index + 1}台目` : ''}`,
    serial_last4: `${contract_no.slice(-3)}${'TUVWXYZ'[index % 7]}`,
    must_return: true,
  }));
}

/** What was delivered for a new line or plan: it is lent from then on, also where that plan never begins. */
const deliveredTo = (context: CustomerCall): FibreContract['equipment'] =>
  movementsOf(context)
    .movements.filter((one) => one.change_type === '1' && takesPlace(context, one))
    .filter(({ date }) => date !== null && date < japanDay(context.now))
    .map(({ movement_id, item }) => ({
      equipment_id: `e${movement_id.slice(1)}`,
      kind: 'router',
      name: item,
      serial_last4: movement_id.slice(-4),
      must_return: true,
    }));

/** The plan of an example as that of the customer who asks: their own, switched, ending or ended. */
export function planNow(call: CustomerCall, example: Plan): Plan {
  const { now } = call;
  const own = { ...example, ...planByClock(call) };
  const upgraded = upgradedPlan(call);
  const plan = upgraded ? { ...own, ...upgradedCodes(own), planName: upgraded.planName } : own;
  return withStatus(call, aged(plan, japanDay(now)));
}

/** The contract: plan with its state, days, kind of house, term and devices of the customer who asks. */
export function fibreContractOf(context: CustomerCall): FibreContract {
  const { session, now } = context;
  // Once the line is open, the example for its application no longer applies.
  const example = fibreExample(
    context,
    'getFixedContract',
    openedOn(context) ? 'normal' : undefined,
  );
  const { customer } = session.customer.user;
  const plan = planNow(context, example.plan);
  return {
    ...example,
    contract_no: customer.contract_no,
    plan,
    house_type: isMansion(plan) ? 'multiple' : 'single',
    renewal_month: renewalMonth(plan, example.minimum_months, now),
    equipment: equipmentOf(context, example),
  };
}

/** Where the line is, which a change of the registered address doesn't move. */
export function installationOf(call: CustomerCall): Success<'getInstallationAddressInfo'> {
  const { session } = call;
  const example = fibreExample(call, 'getInstallationAddressInfo');
  const { customer } = session.customer.user;
  const plan = planByClock(call);
  if (session.customer === mizuno || !plan) return example;
  const { zip_code, prefecture, city, town, address_optional } = customer;
  return {
    address: { zip_code, prefecture, city, town, address_optional },
    house_type: isMansion(plan) ? 'multiple' : 'single',
    installed_on: plan.serviceStartDate,
  };
}

export const fibreDiscountName = '光セット割引';

/** Yen a month that each SIM of a fibre customer costs less. */
export const fibreDiscount = 330;

/** From and until when fibre in use lowers the bills of the customer's SIMs; undefined without it. */
export function fibreInUse(call: Pick<ServiceCall, 'mock' | 'session' | 'now'>) {
  const plan = planByClock(call);
  if (!plan || !['SRVC', 'QTWT'].includes(plan.cnStatusCode)) return undefined;
  const { quitting } = quitStateOf(call);
  return { since: plan.serviceStartDate, until: quitting?.quit_on ?? null };
}

/**
 * The fibre contract of the customer who asks: plan, fee, days, method of payment, and a construction
 * only where there is one. The examples are those of the customer of the pictures.
 */
export const ownFibreContract: ContractChange = (contract, call) => {
  const { service, now } = call;
  const plan = planByClock(call);
  if (!plan) return contract;
  const isOpened = openedOn(call) !== undefined;
  const usual = isOpened ? fibreExample(call, 'getContract', 'normal') : contract;
  const { construction } = exampleOf(call, 'getConstructionProgress');
  return {
    ...contract,
    status: isOpened ? 'SRVC' : contract.status,
    service_id: service.listed.service_id,
    plan_name: plan.planName,
    monthly_fee: planFeeOf(call),
    started_on: plan.serviceStartDate,
    accepted_on: plan.acceptDate,
    contract_months: monthsSince(plan.serviceStartDate, japanDay(now)),
    procedures: usual.procedures.map((each) => {
      if (each.code === 'construction' && (!construction || isOpened))
        return { ...each, detail: null };
      return each.code === 'payment' && each.is_available
        ? { ...each, detail: paymentDetail(call) }
        : each;
    }),
  };
};

/** The contract of an application that was cancelled, or that is too late to cancel. */
export const entryCancelChange: ContractChange = (contract, call) => {
  if (entryOf(call.session).cancelled_on)
    return { ...contract, status: 'CNCL', next_plan: null, procedures: [] };
  const { plan } = fibreContractOf(call);
  return plan.cnStatusCode !== 'ENTR' || plan.canEntryCancel
    ? contract
    : withProcedures(contract, unable('entry_cancel', '工事日の前日までに承る手続きです。'));
};
