import { isNeo } from '@/catalogue/planRules.ts';
import type { Service } from '../../customers/customer.ts';
import type { MockContext } from '../../mockContext.ts';
import { exampleOf } from '../exampleOf.ts';
import type { Success } from '../operations.ts';
import type { MobilePlan } from '../plan/catalogue.ts';

type AddedData = NonNullable<Success<'getPricePlanExchange'>['plans'][number]['added_data']>;

/** Most that can be added in a month (MB). */
export const monthLimitMb = 10_000;

/** For how many months after the one in which it was added data can be used: three with a NEO plan. */
export const usableMonths = (plan: Pick<MobilePlan, 'family'>): number => (isNeo(plan) ? 3 : 0);

/** What the category of a plan is offered to add; the example `normal` is that of NEO plans. */
export const offeredWith = (
  mock: MockContext,
  service: Service,
  plan: Pick<MobilePlan, 'family'>,
) => exampleOf(mock, service, 'getCharge', isNeo(plan) ? 'normal' : 'category_normal');

/** What data costs that is added in a plan; undefined for one without an end. */
export function addedDataIn(
  mock: MockContext,
  service: Service,
  plan: MobilePlan,
): AddedData | undefined {
  if (plan.is_unlimited) return undefined;
  return {
    limit_mb: monthLimitMb,
    usable_months: usableMonths(plan),
    options: offeredWith(mock, service, plan).options.map(({ amount_mb, price }) => ({
      amount_mb,
      price,
    })),
  };
}
