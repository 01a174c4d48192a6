import { planAllows } from '@/catalogue/planRules';
import type { PricePlan } from './queries';

/** Says in a developer's console where the server's flags aren't what code and family of the plan decide. */
export function warnOfFlags({ current, can }: PricePlan): void {
  for (const [name, allowed] of Object.entries(planAllows(current)))
    if (can[name as keyof typeof can] !== allowed)
      // Only a developer can do something about it.
      // eslint-disable-next-line no-console
      console.warn(
        `${current.planCode} (${current.family}): the server says ${name} ${String(!allowed)}, the table ${String(allowed)}.`,
      );
}
