import {
  addDays,
  addMonths,
  billMonth,
  endless,
  japanDay,
  japanMonth,
  lastDayOf,
} from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import type { LineRule } from '../customers/billAccount.ts';
import type { Customer } from '../customers/customer.ts';
import type { CustomerCall } from '../handler.ts';
import { eventsOf } from '../ledger/event.ts';
import type { Session } from '../session/sessions.ts';
import type { LineChange } from './charges.ts';
import { constructionOf, opensOn } from './construction.ts';
import { able, type ContractChange, unable, withProcedures } from './contractChange.ts';
import { fibreExample, fibreServiceOf } from './examples.ts';
import { entryOf, quitCancelOf, quitStateOf } from './fibreQuit.ts';

type UserPlan = Customer['user']['plan'];

/**
 * The day on which a line that was applied for was built; undefined while it waits, after its application
 * was cancelled, and for lines that the customer came with.
 */
export function openedOn(call: CustomerCall): string | undefined {
  const { session, now } = call;
  if (session.customer.user.plan?.cnStatusCode !== 'ENTR') return undefined;
  if (entryOf(session).cancelled_on) return undefined;
  const date = opensOn(call);
  return date !== null && date < japanDay(now) ? date : undefined;
}

/** The plan of the customer's data: one that was applied for is in use once its line was built. */
export function planByClock(call: CustomerCall): UserPlan {
  const { session } = call;
  const { plan } = session.customer.user;
  const opened = openedOn(call);
  return plan && opened
    ? {
        ...plan,
        cnStatusCode: 'SRVC',
        cnStatusName: '利用中',
        serviceStartDate: opened,
        canEntryCancel: false,
      }
    : plan;
}

type FibrePlan = Success<'getFixedContract'>['plan'];

/** A plan as all reads show it: cancelled before the start, or on its way to the end. */
export function withStatus(call: CustomerCall, plan: FibrePlan): FibrePlan {
  const { session, now } = call;
  if (entryOf(session).cancelled_on)
    return { ...plan, cnStatusCode: 'CNCL', cnStatusName: '取り消し済み', canEntryCancel: false };
  const state = quitStateOf(call);
  if (plan.cnStatusCode === 'ENTR') {
    // It can be cancelled until the day before the construction; without one, as the plan says.
    const date = opensOn(call);
    const isBefore = date === null || japanDay(now) < date;
    return { ...plan, canEntryCancel: plan.canEntryCancel && isBefore };
  }
  if (!state.quitting) return plan.cnStatusCode === 'QTWT' ? takenBack(plan) : plan;
  const { quit_on } = state.quitting;
  const isOver = japanDay(now) > quit_on;
  return {
    ...plan,
    cnStatusCode: isOver ? 'QUIT' : 'QTWT',
    cnStatusName: isOver ? '解約済み' : '解約手続き中',
    preferredQuitDate: quit_on,
    canQuitCancel: !isOver && quitCancelOf(state, now).can_cancel,
  };
}

/** The plan after a cancellation that the customer's data have was taken back. */
const takenBack = (plan: FibrePlan): FibrePlan => ({
  ...plan,
  cnStatusCode: 'SRVC',
  cnStatusName: '利用中',
  preferredQuitDate: endless,
  canQuitCancel: false,
});

/** Yen a month for the plan that a fibre customer began with: as the bills charge it, else as the example says. */
export function planFeeOf(call: CustomerCall): number {
  const { session } = call;
  const base = fibreServiceOf(session).bills.rules.find(
    ({ kind, phone, charge }) => kind === 'base' && !phone && charge.by === 'month',
  )?.charge;
  return base?.by === 'month' ? base.amount : fibreExample(call, 'getContractPlan').monthly_fee;
}

/** How the lists of applications name a move to another house. */
export const moveTitle = 'お引っ越し';

/** Why a line can neither be switched to 10G nor moved to another house; undefined when it can. */
export function whyNotMoved(call: CustomerCall): string | undefined {
  if (quitStateOf(call).quitting)
    return '解約のお申し込みを受け付けているため、お手続きいただけません。';
  if (planByClock(call)?.cnStatusCode === 'ENTR')
    return '光が開通するまで、お手続きいただけません。';
  return undefined;
}

type State = Success<'getG10upgStateInfo'>;
type Codes = Pick<Success<'getFixedContract'>['plan'], 'planCode' | 'planType'>;

/** How the lists of applications and the bills name an upgrade. */
export const upgradeTitle = '10ギガへの切り替え';

/** The plan that an upgrade leads to. */
const upgradedPlanOf = ({ customer }: Session): string =>
  customer.user.plan?.planType === 'mansion' ? '10ギガ マンション' : '10ギガ 戸建て';

/** Code and kind of the plan that an upgrade leads to; blocks of flats have one code for all speeds. */
export const upgradedCodes = ({ planCode, planType }: Codes): Codes =>
  planType === 'mansion' ? { planCode, planType } : { planCode: 'MC1013', planType: '10G' };

/** An upgrade as it is kept. */
interface Upgrade {
  info: State;
  /** Applied for in the portal: the contract follows it. */
  isOwn: boolean;
  /** Yen that are charged once for what was applied for in the portal. */
  fees: Pick<Success<'getG10upgAcceptJudge'>, 'entry_fee' | 'construction_fee'>;
}

/**
 * The example with the customer's own fees while no upgrade is applied for: the fee that they pay now, and
 * that of 10G, which is the same where their plan can't be upgraded.
 */
function ownFees(call: CustomerCall): State {
  const example = fibreExample(call, 'getG10upgStateInfo');
  if (example.state !== 'none') return example;
  const current = planFeeOf(call);
  const { upgrade } = fibreExample(call, 'getG10upgEnableJudge');
  return {
    ...example,
    current_monthly_fee: current,
    monthly_fee:
      upgrade === '1' ? current + example.monthly_fee - example.current_monthly_fee : current,
  };
}

/** The upgrade: that of the named example, until a write changes it. */
export function upgradeOf(call: CustomerCall): Upgrade {
  const { session } = call;
  const example = ownFees(call);
  const ordered = eventsOf(session.past, 'postG10UpgradeEntry').at(-1);
  if (!ordered) return { info: example, isOwn: false, fees: { entry_fee: 0, construction_fee: 0 } };
  return {
    info: {
      ...example,
      state: 'scheduled',
      accepted_on: japanDay(ordered.at),
      construction_on: ordered.answer.construction_on,
    },
    isOwn: true,
    fees: fibreExample(call, 'getG10upgAcceptJudge'),
  };
}

/**
 * Whether contract and bills follow the upgrade: it was applied for here, or the contract names its plan.
 */
function isFollowed(call: CustomerCall): boolean {
  const { isOwn } = upgradeOf(call);
  return isOwn || fibreExample(call, 'getContract').next_plan !== null;
}

/** The plan that an upgrade has led to, and what it costs a month; undefined until then. */
export function upgradedPlan(
  call: CustomerCall,
): { planName: string; monthly_fee: number } | undefined {
  const { session } = call;
  const { state, monthly_fee } = infoAt(call);
  return state === 'done' && isFollowed(call)
    ? { planName: upgradedPlanOf(session), monthly_fee }
    : undefined;
}

/** The plan that an upgrade under way leads to, and from when; undefined without one. */
export function nextPlan(
  call: CustomerCall,
): { plan_name: string; monthly_fee: number; starts_on: string } | undefined {
  const { session } = call;
  const { state, monthly_fee, construction_on } = infoAt(call);
  return state === 'scheduled' && construction_on !== null && isFollowed(call)
    ? { plan_name: upgradedPlanOf(session), monthly_fee, starts_on: construction_on }
    : undefined;
}

/** The discount of an upgrade that is followed: its name, yen a month, and its first and last day. */
export function upgradeDiscount(
  call: CustomerCall,
): { name: string; amount: number; starts_on: string; ends_on: string } | undefined {
  const { construction_on: starts_on, discount } = infoAt(call);
  if (!discount || starts_on === null || !isFollowed(call)) return undefined;
  const ends_on = lastDayOf(addMonths(japanMonth(starts_on), discount.months - 1));
  const { name, amount } = discount;
  return { name, amount, starts_on, ends_on };
}

/**
 * The state on a day: the construction's day may have been moved; done once it is past. A customer who
 * applied to leave fibre before the construction stays on the plan in use.
 */
export function infoAt(call: CustomerCall): State {
  const { now } = call;
  const { info } = upgradeOf(call);
  const { entry, isMoved } = constructionOf(call);
  if (isGivenUp(call)) return { ...info, state: 'none', accepted_on: null, construction_on: null };
  if (info.state !== 'scheduled') return info;
  const construction_on = isMoved ? entry.date : info.construction_on;
  const isPast = construction_on !== null && japanDay(now) > construction_on;
  return { ...info, construction_on, state: isPast ? 'done' : 'scheduled' };
}

/** Whether an upgrade that was applied for never comes, since fibre was left before its construction. */
function isGivenUp(call: CustomerCall): boolean {
  const { state, construction_on } = upgradeOf(call).info;
  const { quitting } = quitStateOf(call);
  return !!quitting && state === 'scheduled' && (construction_on ?? endless) > quitting.accepted_on;
}

/** Whether a benefit is for an upgrade that never comes. */
export const isForNothing = (call: CustomerCall, { name }: { name: string }): boolean =>
  isOfUpgrade(name) && isGivenUp(call);

/** Whether a benefit is for an upgrade, by its name. */
export const isOfUpgrade = (name: string): boolean => name.startsWith('10ギガ乗り換え');

/** What an upgrade changes on the bills: the month of the switch is charged like the new plan. */
export function upgradedLine(
  call: CustomerCall,
  rules: readonly LineRule[],
): Pick<LineChange, 'starts_on' | 'ends' | 'begins'> | undefined {
  const { session } = call;
  const { construction_on: day, monthly_fee } = infoAt(call);
  const base = rules.find(({ kind }) => kind === 'base');
  const discount = upgradeDiscount(call);
  if (!isFollowed(call) || day === null || !base) return undefined;
  return {
    starts_on: day,
    ends: [base.label],
    begins: [
      {
        kind: 'base',
        label: `Minamo 光 ${upgradedPlanOf(session)} 基本料金`,
        amount: monthly_fee,
        replaces: [base.label],
      },
      ...(discount
        ? [
            {
              kind: 'discount' as const,
              label: discount.name,
              amount: discount.amount,
              until: billMonth(discount.ends_on),
            },
          ]
        : []),
    ],
  };
}

/** What an upgrade is charged once, with the bill of the month of its construction. */
export function upgradeFees(call: CustomerCall): LineRule[] {
  const { construction_on: day } = infoAt(call);
  if (!isFollowed(call) || day === null) return [];
  const { entry_fee, construction_fee } = upgradeOf(call).fees;
  return [
    { label: '登録手数料', amount: entry_fee },
    { label: '工事費', amount: construction_fee },
  ]
    .filter(({ amount }) => amount > 0)
    .map(({ label, amount }) => ({
      group: upgradeTitle,
      kind: 'one_time',
      label,
      charge: { by: 'once', amounts: { [billMonth(day)]: amount } },
    }));
}

/** The contract before an upgrade, waiting for it, and after it. */
export const upgradeChange: ContractChange = (contract, call) => {
  const { session } = call;
  if (contract.status !== 'SRVC') return contract;
  const { state, construction_on, monthly_fee } = infoAt(call);
  if (state === 'none') {
    const { upgrade, sts, reason } = judgedOf(call);
    const isEnabled = upgrade === '1' && sts === '1';
    const upgrading = isEnabled ? able('upgrade') : unable('upgrade', reason ?? '');
    return { ...withProcedures(contract, upgrading, able('move')), next_plan: null };
  }
  if (!isFollowed(call) || construction_on === null) return contract;
  if (state === 'done')
    return {
      ...withProcedures(
        contract,
        unable('upgrade', 'すでに10ギガに切り替わっています。'),
        able('move'),
      ),
      plan_name: upgradedPlanOf(session),
      monthly_fee,
      next_plan: null,
    };
  const notYet = '10ギガへの切り替え工事が終わるまでは、お申し込みいただけません。';
  return {
    ...withProcedures(
      contract,
      unable('upgrade', 'すでにお申し込みを受け付けています。'),
      unable('move', notYet, addDays(construction_on, 1)),
    ),
    next_plan: nextPlan(call) ?? null,
  };
};

/** Whether the plan and the contract's state let it be upgraded. */
export function judgedOf(call: CustomerCall): Success<'getG10upgEnableJudge'> {
  const example = fibreExample(call, 'getG10upgEnableJudge');
  const reason = whyNotMoved(call);
  return example.upgrade === '1' && reason ? { ...example, sts: '0', reason } : example;
}

/** Whether a construction that was applied for is still to come. */
export const isUpgrading = (call: CustomerCall): boolean =>
  ['accepted', 'scheduled'].includes(infoAt(call).state);
