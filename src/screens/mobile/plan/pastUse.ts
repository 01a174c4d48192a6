import type * as Schema from '@/api/generated/schemas';

/** What was used in the last whole months. */
export interface PastUse {
  /** Oldest first. */
  months: readonly { month: string; usedMb: number }[];
  /** Data that the oldest of them began with beside its plan's (MB). */
  carriedMb: number;
  /** Months in which all data was used, so that more might have been. */
  usedUp: readonly string[];
}

/** How many months are looked at. */
const mostMonths = 3;

/** The use of the last three months that are over; undefined where there is none to go by. */
export function pastUseOf({ months }: Schema.DataTrafficUsageDetail): PastUse | undefined {
  const over = months.filter(({ is_running }) => !is_running);
  const looked = over.slice(0, mostMonths).reverse();
  if (looked.length === 0) return undefined;
  return {
    months: looked.map(({ month, used_mb }) => ({ month, usedMb: used_mb })),
    carriedMb: over[mostMonths]?.carried_over_mb ?? 0,
    usedUp: looked
      .filter(({ carried_over_mb, plan_mb }) => plan_mb !== null && carried_over_mb === 0)
      .map(({ month }) => month),
  };
}

/** What the past months would have been in a plan. */
export interface PlanInPast {
  /** The plan's fees alone (yen). */
  fees: number;
  /** Fees and the data that had to be added (yen); null where that is not known or not possible. */
  cost: number | null;
  /** Data that had to be added (MB); 0 where the plan's own was enough. */
  addedMb: number;
  /** The least that was left at the end of a month (MB); null without an end. */
  leastLeftMb: number | null;
  /** Months in which the plan's data was not enough. */
  short: readonly string[];
  /** Months for which not enough can be added. */
  beyondLimit: readonly string[];
}

/**
 * Replays the past months with a plan, one after the other: what was carried over is used first, then the plan's
 * own data, then what was added; what is missing is added at the lowest price.
 * @returns undefined for a plan by the hour, whose data can't be compared
 */
export function planInPast(
  { plan, added_data }: Pick<Schema.PlanChoice, 'plan' | 'added_data'>,
  { months, carriedMb }: PastUse,
): PlanInPast | undefined {
  if (plan.family === 'time') return undefined;
  const fees = plan.monthly_fee * months.length;
  const short: string[] = [];
  const beyondLimit: string[] = [];
  const { data_mb } = plan;
  if (data_mb === null)
    return { fees, cost: fees, addedMb: 0, leastLeftMb: null, short, beyondLimit };
  let carried = carriedMb;
  let addedMb = 0;
  let paid: number | null = 0;
  let leastLeftMb = Infinity;
  /** Added data that is left, with the index of the last month in which it can be used. */
  let stock: { leftMb: number; until: number }[] = [];
  months.forEach(({ month, usedMb }, index) => {
    const ownUsed = Math.min(data_mb, Math.max(0, usedMb - carried));
    let missing = Math.max(0, usedMb - carried - data_mb);
    carried = data_mb - ownUsed;
    leastLeftMb = Math.min(leastLeftMb, carried);
    if (missing > 0) short.push(month);
    stock = stock.filter(({ until }) => until >= index);
    for (const part of stock) {
      const taken = Math.min(part.leftMb, missing);
      part.leftMb -= taken;
      missing -= taken;
    }
    if (missing === 0) return;
    const bought = added_data && cheapestAdded(added_data, missing);
    if (!bought) {
      paid = null;
      if (added_data) beyondLimit.push(month);
      return;
    }
    addedMb += bought.amountMb;
    if (paid !== null) paid += bought.price;
    stock.push({
      leftMb: bought.amountMb - missing,
      until: index + (added_data?.usable_months ?? 0),
    });
  });
  return {
    fees,
    cost: paid === null ? null : fees + paid,
    addedMb,
    leastLeftMb,
    short,
    beyondLimit,
  };
}

/** The cheapest way to add as much as is missing in a month; undefined where the limit is less. */
export function cheapestAdded(
  { limit_mb, options }: Schema.AddedData,
  missingMb: number,
): { amountMb: number; price: number } | undefined {
  const prices = new Map([[0, 0]]);
  const amounts = [0];
  // The list grows while it is gone through: each amount that is reached is built upon.
  for (const amount of amounts)
    for (const option of options) {
      const next = amount + option.amount_mb;
      const price = (prices.get(amount) ?? 0) + option.price;
      if (next === amount || next > limit_mb || price >= (prices.get(next) ?? Infinity)) continue;
      prices.set(next, price);
      amounts.push(next);
    }
  return [...prices]
    .filter(([amountMb]) => amountMb >= missingMb)
    .map(([amountMb, price]) => ({ amountMb, price }))
    .sort((one, other) => one.price - other.price || other.amountMb - one.amountMb)[0];
}

/**
 * The cheapest plans among those that can be chosen: several if they cost the same, none if it isn't certain.
 * A plan of unknown cost counts with its fees, which it costs at least.
 */
export function cheapestPlans(
  plans: readonly Schema.PlanChoice[],
  past: PastUse,
): { choice: Schema.PlanChoice; cost: number }[] {
  const open = plans
    .filter(({ can_choose, is_current }) => can_choose || is_current)
    .map((choice) => ({ choice, then: planInPast(choice, past) }));
  const known = open.flatMap(({ choice, then }) =>
    then && then.cost !== null ? [{ choice, cost: then.cost }] : [],
  );
  const least = Math.min(...known.map(({ cost }) => cost));
  const isSure = open.every(
    ({ then }) =>
      then !== undefined &&
      (then.cost !== null || then.beyondLimit.length > 0 || then.fees > least),
  );
  return isSure ? known.filter(({ cost }) => cost === least) : [];
}
