import { addMonths, billMonth, endless, japanDay, japanMonth } from '@/lib/date.ts';
import { eventsOf } from '../../ledger/event.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import type { LineRule } from '../billing/account.ts';
import { planFeeOf } from '../billing/fibreFee.ts';
import type { LineChange } from '../billing/lineChanges.ts';
import { dayOf, lastDay } from '../billing/months.ts';
import { constructionOf } from '../construction/construction.ts';
import { fibreServiceOf } from '../contract/fibreService.ts';
import { exampleOf } from '../exampleOf.ts';
import type { Success } from '../operations.ts';
import { quitStateOf } from '../quit/quitting.ts';

type State = Success<'getG10upgStateInfo'>;
type Codes = Pick<Success<'getFixedContract'>['plan'], 'planCode' | 'planType'>;

/** How the lists of applications and the bills name an upgrade. */
export const upgradeTitle = '10ギガへの切り替え';

/** The plan that an upgrade leads to. */
export const upgradedPlanOf = ({ customer }: Session): string =>
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
function personaliseFees(mock: MockContext, session: Session): State {
  const service = fibreServiceOf(session);
  const told = exampleOf(mock, service, 'getG10upgStateInfo');
  if (told.state !== 'none') return told;
  const current = planFeeOf(mock, session);
  const { upgrade } = exampleOf(mock, service, 'getG10upgEnableJudge');
  return {
    ...told,
    current_monthly_fee: current,
    monthly_fee: upgrade === '1' ? current + told.monthly_fee - told.current_monthly_fee : current,
  };
}

/** The upgrade: that of the named example, until a write changes it. */
export function upgradeOf(mock: MockContext, session: Session): Upgrade {
  const told = personaliseFees(mock, session);
  const ordered = eventsOf(session.past, 'postG10UpgradeEntry').at(-1);
  if (!ordered) return { info: told, isOwn: false, fees: { entry_fee: 0, construction_fee: 0 } };
  return {
    info: {
      ...told,
      state: 'scheduled',
      accepted_on: japanDay(ordered.at),
      construction_on: ordered.answer.construction_on,
    },
    isOwn: true,
    fees: exampleOf(mock, fibreServiceOf(session), 'getG10upgAcceptJudge'),
  };
}

/**
 * Whether contract and bills follow the upgrade: it was applied for here, or the contract names its plan.
 */
export function isFollowed(mock: MockContext, session: Session): boolean {
  const { isOwn } = upgradeOf(mock, session);
  return isOwn || exampleOf(mock, fibreServiceOf(session), 'getContract').next_plan !== null;
}

/** The plan that an upgrade has led to, and what it costs a month; undefined until then. */
export function upgradedPlan(
  mock: MockContext,
  session: Session,
  now: Date,
): { planName: string; monthly_fee: number } | undefined {
  const { state, monthly_fee } = infoAt(mock, session, now);
  return state === 'done' && isFollowed(mock, session)
    ? { planName: upgradedPlanOf(session), monthly_fee }
    : undefined;
}

/** The plan that an upgrade under way leads to, and from when; undefined without one. */
export function nextPlan(
  mock: MockContext,
  session: Session,
  now: Date,
): { plan_name: string; monthly_fee: number; starts_on: string } | undefined {
  const { state, monthly_fee, construction_on } = infoAt(mock, session, now);
  return state === 'scheduled' && construction_on !== null && isFollowed(mock, session)
    ? { plan_name: upgradedPlanOf(session), monthly_fee, starts_on: construction_on }
    : undefined;
}

/** The discount of an upgrade that is followed: its name, yen a month, and its first and last day. */
export function upgradeDiscount(
  mock: MockContext,
  session: Session,
  now: Date,
): { name: string; amount: number; starts_on: string; ends_on: string } | undefined {
  const { construction_on: starts_on, discount } = infoAt(mock, session, now);
  if (!discount || starts_on === null || !isFollowed(mock, session)) return undefined;
  const last = addMonths(japanMonth(starts_on), discount.months - 1);
  const { name, amount } = discount;
  return { name, amount, starts_on, ends_on: dayOf(last, lastDay(last)) };
}

/**
 * The state on a day: the construction's day may have been moved; done once it is past. Who applied to leave
 * fibre before the construction stays on the plan in use.
 */
export function infoAt(mock: MockContext, session: Session, now: Date): State {
  const { info } = upgradeOf(mock, session);
  const { entry, isMoved } = constructionOf(mock, session, now);
  const { quitting } = quitStateOf(mock, session);
  const isGivenUp =
    quitting && info.state !== 'done' && (info.construction_on ?? endless) > quitting.accepted_on;
  if (isGivenUp) return { ...info, state: 'none', accepted_on: null, construction_on: null };
  if (info.state !== 'scheduled') return info;
  const construction_on = isMoved ? entry.date : info.construction_on;
  const isPast = construction_on !== null && japanDay(now) > construction_on;
  return { ...info, construction_on, state: isPast ? 'done' : 'scheduled' };
}

/** What an upgrade changes on the bills: the month of the switch is charged like the new plan. */
export function upgradedLine(
  mock: MockContext,
  session: Session,
  now: Date,
  rules: readonly LineRule[],
): Pick<LineChange, 'starts_on' | 'ends' | 'begins'> | undefined {
  const { construction_on: day, monthly_fee } = infoAt(mock, session, now);
  const base = rules.find(({ kind }) => kind === 'base');
  const discount = upgradeDiscount(mock, session, now);
  if (!isFollowed(mock, session) || day === null || !base) return undefined;
  return {
    starts_on: day,
    ends: [base.label],
    begins: [
      { kind: 'base', label: `Minamo 光 ${upgradedPlanOf(session)} 基本料金`, amount: monthly_fee },
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
export function upgradeFees(mock: MockContext, session: Session, now: Date): LineRule[] {
  const { construction_on: day } = infoAt(mock, session, now);
  if (!isFollowed(mock, session) || day === null) return [];
  const { entry_fee, construction_fee } = upgradeOf(mock, session).fees;
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
