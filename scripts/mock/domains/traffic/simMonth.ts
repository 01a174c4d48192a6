import { addMonths } from '@/lib/date.ts';
import { dayOf, lastDay, type Month } from '../billing/months.ts';
import type { Success } from '../operations.ts';

type Usage = Success<'getDataTrafficUsage'>;
type Part = Usage['parts'][number];
type MobilePlan = Success<'getPricePlan'>['current'];

const lastOf = (month: Month): string => dayOf(month, lastDay(month));

/** Whether a month's data can be used in the month after: not on plans by the hour (a made-up rule). */
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
  const kept = before.parts.flatMap((part) => keptPart(part, dayOf(month, 1), advancedMb));
  const isUnlimited = plan.is_unlimited;
  return {
    ...before,
    is_unlimited: isUnlimited,
    left_mb: isUnlimited ? null : before.left_mb,
    total_mb: isUnlimited ? null : before.total_mb,
    used_mb: 0,
    parts: isUnlimited ? [own] : [...kept, own].sort(byOrder),
    forecast: {
      ...before.forecast,
      state: isUnlimited ? 'unlimited' : 'enough',
      average_mb: 0,
      runs_out_on: null,
    },
  };
}

/** The order of use of parts that end on the same day. */
const kinds: readonly Part['kind'][] = ['gift', 'carry_over', 'this_month', 'charge'];

/** The order in which parts are used: what ends first is used first, so that nothing is lost that could have been used. */
const byOrder = (one: Part, other: Part): number =>
  one.expires_on.localeCompare(other.expires_on) ||
  kinds.indexOf(one.kind) - kinds.indexOf(other.kind);

/** Puts the parts of a usage in the order in which they are used. */
export function inOrder(usage: Usage): void {
  usage.parts.sort(byOrder);
}

/**
 * A usage of an example with this month's data as large as the plan's. What is left is as in the example, or
 * all of it where nothing is used.
 */
export function fitted(usage: Usage, { data_mb }: MobilePlan): Usage {
  if (data_mb === null || isWithoutMonths(usage)) return usage;
  const parts = usage.parts.map((part) => {
    if (part.kind !== 'this_month') return part;
    const left_mb = part.used_mb === 0 ? data_mb : Math.min(part.left_mb ?? 0, data_mb);
    return { ...part, left_mb, used_mb: data_mb - left_mb, total_mb: data_mb };
  });
  const used_mb = parts.reduce((sum, part) => sum + part.used_mb, 0);
  const days = Number(usage.as_of.slice(8, 10));
  const forecast = { ...usage.forecast, average_mb: Math.floor(used_mb / days) };
  const own = { ...usage, parts, used_mb, forecast };
  inOrder(own);
  return own;
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

/** What is left of a part on the first day of a month; what was taken from it in advance isn't carried over. */
function keptPart(part: Part, firstDay: string, advancedMb: number): Part[] {
  const { carry_over_until } = part;
  const own = part.kind === 'this_month' ? (part.total_mb ?? 0) - advancedMb : Infinity;
  const left_mb = part.left_mb === null ? null : Math.min(part.left_mb, own);
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
