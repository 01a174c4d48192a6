import type * as Schema from '@/api/generated/schemas';
import { isKnown } from '@/catalogue/labelOf';
import { callFlats } from '@/catalogue/mobile';
import { isKnownPlan, planAllows, planTypesOf } from '@/catalogue/planRules';

/**
 * Messages for developers where the server's flags differ from what code and family of the plan decide; none for a
 * plan that isn't known.
 */
export function differingFlags({
  current,
  call_flat,
  plan_types,
  can,
}: Schema.PricePlan): string[] {
  if (!isKnownPlan(current) || (call_flat !== null && !isKnown(callFlats, call_flat))) return [];
  const types = planTypesOf(current, call_flat);
  const isOther =
    types.length !== plan_types.length || types.some((type) => !plan_types.includes(type));
  return [
    ...(isOther
      ? [
          `${current.planCode}: the server says plan_types [${plan_types.join(', ')}], the table [${types.join(', ')}].`,
        ]
      : []),
    ...Object.entries(planAllows(current))
      .filter(([name, allowed]) => can[name as keyof typeof can] !== allowed)
      .map(
        ([name, allowed]) =>
          `${current.planCode} (${current.family}): the server says ${name} ${String(!allowed)}, the table ${String(allowed)}.`,
      ),
  ];
}
