import { addMonths } from '../../../src/lib/date.ts';
import { dayOf, lastDay, type Month } from './bills/months.ts';
import type { Success } from './operations.ts';

type Usage = Success<'getDataTrafficUsage'>;
type Part = Usage['parts'][number];
type Plan = Success<'getPricePlan'>;
type MobilePlan = Plan['current'];

const lastOf = (month: Month): string => dayOf(month, lastDay(month));

/** The plan that is in force from the first day of a month on. */
export const planIn = ({ current, next }: Plan, month: Month): MobilePlan =>
  next && next.starts_on <= dayOf(month, 1) ? next.plan : current;

/** Whether a month's data can be used in the month after: not by the hour (the rule is ours). */
const carriesOver = ({ family }: MobilePlan): boolean => family !== 'time';

/**
 * A SIM's data as a month begins: nothing is used yet, what has expired is gone, what was left of the month
 * before is carried over as its part said, and the plan's own data is whole.
 * @param advancedMb used in advance in the month before
 */
export function usageFrom(
  before: Usage,
  month: Month,
  plan: MobilePlan,
  advancedMb: number,
): Usage {
  if (isWithoutMonths(before)) return before;
  const own = thisMonth(plan, month, advancedMb);
  const kept = before.parts.flatMap((part) => keptPart(part, dayOf(month, 1)));
  const isUnlimited = plan.is_unlimited;
  return {
    ...before,
    is_unlimited: isUnlimited,
    left_mb: isUnlimited ? null : before.left_mb,
    total_mb: isUnlimited ? null : before.total_mb,
    used_mb: 0,
    parts: isUnlimited
      ? [own]
      : [
          ...kept.filter(({ kind }) => kind !== 'charge'),
          own,
          ...kept.filter(({ kind }) => kind === 'charge'),
        ],
    forecast: {
      ...before.forecast,
      state: isUnlimited ? 'unlimited' : 'enough',
      average_mb: 0,
      runs_out_on: null,
    },
  };
}

/** Whether a SIM isn't activated yet. */
export const isWithoutMonths = ({ forecast, parts }: Usage): boolean =>
  forecast.state === 'unknown' && parts.length === 0;

/** A SIM's data as it is activated: the plan's own, whole, however late in the month. */
export const begun = (idle: Usage, month: Month, plan: MobilePlan): Usage =>
  usageFrom({ ...idle, forecast: { ...idle.forecast, state: 'enough' } }, month, plan, 0);

function thisMonth(plan: MobilePlan, month: Month, advancedMb: number): Part {
  const left_mb = plan.data_mb === null ? null : Math.max(0, plan.data_mb - advancedMb);
  return {
    kind: 'this_month',
    left_mb,
    used_mb: 0,
    total_mb: left_mb,
    expires_on: lastOf(month),
    carry_over_until: left_mb !== null && carriesOver(plan) ? lastOf(addMonths(month, 1)) : null,
  };
}

/** What is left of a part on the first day of a month. */
function keptPart(part: Part, firstDay: string): Part[] {
  const { left_mb, carry_over_until } = part;
  const isCarried = part.kind === 'this_month' && carry_over_until !== null;
  const expires_on = isCarried ? carry_over_until : part.expires_on;
  if (left_mb === null || left_mb === 0 || expires_on < firstDay) return [];
  return [
    {
      kind: isCarried ? 'carry_over' : part.kind,
      left_mb,
      used_mb: 0,
      total_mb: left_mb,
      expires_on,
      carry_over_until: isCarried ? null : carry_over_until,
    },
  ];
}
