import { planAllows, planTypesOf } from '@/catalogue/planRules';
import type { PricePlan } from './queries';

/** Says in a developer's console where the server's flags aren't what code and family of the plan decide. */
export function warnOfFlags({ current, call_flat, plan_types, can }: PricePlan): void {
  const types = planTypesOf(current, call_flat);
  if (types.some((type) => !plan_types.includes(type)) || types.length !== plan_types.length)
    // Only a developer can do something about it.
    // eslint-disable-next-line no-console
    console.warn(
      `${current.planCode}: the server says plan_types [${plan_types.join(', ')}], the table [${types.join(', ')}].`,
    );
  for (const [name, allowed] of Object.entries(planAllows(current)))
    if (can[name as keyof typeof can] !== allowed)
      // Only a developer can do something about it.
      // eslint-disable-next-line no-console
      console.warn(
        `${current.planCode} (${current.family}): the server says ${name} ${String(!allowed)}, the table ${String(allowed)}.`,
      );
}
