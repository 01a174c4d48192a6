import { specialCallings } from '@/catalogue/contract.ts';
import { labelOf } from '@/catalogue/labelOf.ts';
import { callFlats } from '@/catalogue/mobile.ts';
import { isNeo, planAllows } from '@/catalogue/planRules.ts';
import { addDays, addMonths, endless, japanDay, japanMonth, lastDayOf } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import { mizuno } from '../customers/mizuno.ts';
import type { ServiceCall } from '../handler.ts';
import { dayOf, monthsSince } from '../moments.ts';
import type { LineChange } from './charges.ts';
import { exampleOf } from './examples.ts';
import { activatedOn, comesIdle } from './simLife.ts';

type PricePlan = Success<'getPricePlan'>;

export type MobilePlan = PricePlan['current'];

export type PlanCode = MobilePlan['planCode'];

export type CallFlat = NonNullable<PricePlan['call_flat']>;

export type SpecialCalling = NonNullable<PricePlan['special_calling']>;

type ContractType = MobilePlan['contract_type'];
type Family = MobilePlan['family'];

const gb = (count: number) => count * 1000;

function plan(
  planCode: PlanCode,
  planName: string,
  family: Family,
  contract_type: ContractType,
  data_mb: number | null,
  monthly_fee: number,
  value_kind: MobilePlan['value_kind'] = null,
): MobilePlan {
  const is_unlimited = data_mb === null;
  return {
    planCode,
    planName,
    family,
    value_kind,
    contract_type,
    is_unlimited,
    data_mb,
    monthly_fee,
  };
}

const unlimited = (
  name: string,
  family: Family,
  [voice, sms, data]: [PlanCode, PlanCode, PlanCode],
) => [
  plan(voice, name, family, 'mobile_voice', null, 4708),
  plan(sms, name, family, 'mobile_sms', null, 4488),
  plan(data, name, family, 'mobile_data', null, 4378),
];

/** All plans (contract, `MobilePlanCode`), in the order in which they are offered. */
const plans: readonly MobilePlan[] = [
  plan('VB1112', 'NEO ライト 3GB', 'neo_lite', 'mobile_voice', gb(3), 1078),
  plan('VB1122', 'NEO ライト 3GB', 'neo_lite', 'mobile_sms', gb(3), 968),
  plan('VB1132', 'ライト 3GB', 'neo_lite', 'mobile_data', gb(3), 858),
  plan('VB1012', 'NEO 10GB', 'neo', 'mobile_voice', gb(10), 2068),
  plan('VB1022', 'NEO 10GB', 'neo', 'mobile_sms', gb(10), 1903),
  plan('VB1032', 'NEO 10GB', 'neo', 'mobile_data', gb(10), 1738),
  plan('VB1042', 'NEO 20GB', 'neo', 'mobile_voice', gb(20), 2728),
  ...unlimited('NEO 無制限', 'neo', ['VB1982', 'VB1992', 'VB2002']),
  plan('VB1212', 'NEO W 20GB', 'neo_w', 'mobile_voice', gb(20), 3058),
  ...unlimited('NEO W 無制限', 'neo_w', ['VB2012', 'VB2202', 'VB2212']),
  ...unlimited('NEO ライト 無制限', 'neo_lite', ['VB2222', 'VB2232', 'VB2242']),
  plan('VB1312', 'バリュー 3GB', 'value', 'mobile_voice', gb(3), 990, 'value_sml_voice'),
  plan('VB1322', 'バリュー 3GB', 'value', 'mobile_sms', gb(3), 770, 'value_sml_data_sms'),
  plan('VB1332', 'バリュー 3GB', 'value', 'mobile_voice', gb(3), 880, 'value_sml_voice_limited'),
  plan('VB1412', 'タイム 5時間', 'time', 'mobile_voice', gb(1), 1408),
  ...unlimited('タイム 無制限', 'time', ['VB2252', 'VB2262', 'VB2272']),
  plan('VB1512', 'S', 'sml', 'mobile_voice', gb(2), 1078),
  plan('VB1522', 'M', 'sml', 'mobile_voice', gb(5), 1628),
  plan('VB1532', 'L', 'sml', 'mobile_voice', gb(8), 2178),
];

/** Plans that anybody may change to; the others are for those who have their family already. */
const open: ReadonlySet<PlanCode> = new Set([
  'VB1112',
  'VB1122',
  'VB1132',
  'VB1012',
  'VB1022',
  'VB1032',
  'VB1042',
  'VB1982',
  'VB1992',
  'VB2002',
]);

/**
 * The plans that a SIM can have: the open ones and those of its own family, of its contract type. None is offered
 * that could not be left again.
 */
export const plansFor = (current: MobilePlan): MobilePlan[] =>
  plans.filter(
    ({ planCode, contract_type, family }) =>
      contract_type === current.contract_type &&
      (open.has(planCode) ||
        planCode === current.planCode ||
        (family === current.family &&
          !['neo', 'neo_lite'].includes(family) &&
          planAllows({ planCode, family }).price_plan_exchange)),
  );

/** The plan of a name and contract type; undefined for a name of no plan. */
export const planNamed = (name: string, type: ContractType | null): MobilePlan | undefined =>
  plans.find(({ planName, contract_type }) => planName === name && contract_type === type);

/** Fees of the call-flat options a month (yen; docs/product.md §11.4). */
export const callFlatFees: Record<CallFlat, number> = {
  flat_rate: 0,
  three_minutes: 660,
  five_minutes: 490,
  ten_minutes: 880,
  unlimited: 1430,
};

/** Fees of the special calling plans a month (yen), each in the place of the call-flat option that it extends. */
const specialCallingFees: Record<SpecialCalling, number> = { VO4012: 490, VO3052: 880 };

type Plan = Success<'getPricePlan'>;

/** The day of the month on which all these plans began. */
const firstDay = 8;

/**
 * Sets the first day of a plan to that of the customer who asks, in the month before their first bill. The
 * examples are those of the customer of the pictures.
 */
export function ownTerms(plan: Plan, { session, service }: ServiceCall): void {
  if (session.customer === mizuno) return;
  const { firstMonth } = service.bills;
  const begun = firstMonth === null || comesIdle(service) ? undefined : addMonths(firstMonth, -1);
  plan.serviceStartDate = begun ? dayOf(begun, firstDay) : endless;
}

/** Sets the first day of a plan whose SIM was activated since the login, and counts the plan's whole months. */
export function beginTerms(plan: Plan, call: ServiceCall): void {
  const { now } = call;
  if (plan.serviceStartDate === endless) plan.serviceStartDate = activatedOn(call) ?? endless;
  plan.contractTotalMonth = monthsSince(plan.serviceStartDate, japanDay(now));
}

/** The first day of a change that is applied for now, and the deadlines for that. */
interface StartDay {
  starts_on: string;
  /** Moment of the contract: 20:00 of the last day of a month. */
  accept_until: string;
  /** Last day on which the change can be taken back. */
  cancel_until: string;
}

/** A change of plan starts with the next month; after 20:00 of the last day with the one after it. */
export function startDay(now: Date): StartDay {
  const closing = (month: string) => `${lastDayOf(month)}T20:00:00+09:00`;
  const month = japanMonth(now);
  const last = now < new Date(closing(month)) ? month : addMonths(month, 1);
  const starts_on = dayOf(addMonths(last, 1), 1);
  return { starts_on, accept_until: closing(last), cancel_until: addDays(starts_on, -1) };
}

/** Whether a reserved change can still be taken back. */
export const isCancellable = (cancel_until: string, now: Date): boolean =>
  japanDay(now) <= cancel_until;

/** How a plan is called on a bill. */
export const baseLabel = ({ planName }: MobilePlan): string => `${planName} 基本料金`;

/** The line of a call-flat option, or of the special calling plan in its place; none for a SIM without calls. */
export function callFlatLine(
  flat: CallFlat | null,
  special: SpecialCalling | null = null,
): LineChange['begins'] {
  const option = { kind: 'option' as const, replaces: callFlatLabels };
  if (special)
    return [
      {
        ...option,
        label: labelOf(specialCallings, special),
        amount: specialCallingFees[special],
      },
    ];
  return flat === null || flat === 'flat_rate'
    ? []
    : [{ ...option, label: labelOf(callFlats, flat), amount: callFlatFees[flat] }];
}

/** Labels of all call-flat options and special calling plans: one takes the place of another. */
export const callFlatLabels: readonly string[] = [
  ...Object.values(callFlats),
  ...Object.values(specialCallings),
];

/** What a change of plan ends and begins on the bills. */
export const planLines = (
  from: MobilePlan,
  to: MobilePlan,
  flat: CallFlat | null,
  special: SpecialCalling | null,
): Pick<LineChange, 'ends' | 'begins'> => ({
  ends: [baseLabel(from), ...callFlatLabels],
  begins: [
    { kind: 'base', label: baseLabel(to), amount: to.monthly_fee, replaces: [baseLabel(from)] },
    ...callFlatLine(flat, special),
  ],
});

type AddedData = NonNullable<Success<'getPricePlanExchange'>['plans'][number]['added_data']>;

/** Most that can be added in a month (MB). */
export const monthLimitMb = 10_000;

/** For how many months after the one in which it was added data can be used: three with a NEO plan. */
export const usableMonths = (plan: Pick<MobilePlan, 'family'>): number => (isNeo(plan) ? 3 : 0);

/** What the category of a plan is offered to add; the example `normal` is that of NEO plans. */
export const offeredWith = (call: ServiceCall, plan: Pick<MobilePlan, 'family'>) =>
  exampleOf(call, 'getCharge', isNeo(plan) ? 'normal' : 'category_normal');

/** What data costs that is added in a plan; undefined for one without an end. */
export function addedDataIn(call: ServiceCall, plan: MobilePlan): AddedData | undefined {
  if (plan.is_unlimited) return undefined;
  return {
    limit_mb: monthLimitMb,
    usable_months: usableMonths(plan),
    options: offeredWith(call, plan).options.map(({ amount_mb, price }) => ({
      amount_mb,
      price,
    })),
  };
}
