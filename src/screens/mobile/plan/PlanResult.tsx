import { useFormContext } from 'react-hook-form';
import { planUnchanged } from '@/catalogue/mobilePlan';
import { MonthlyResult } from '@/procedure/cost/MonthlyResult';
import { MonthlySum } from '@/procedure/cost/MonthlySum';
import { changeRows, isChanged, type PlanValues } from './planChoice';
import { usePlanExchange } from './planEntry';

/** Old and new side by side with the monthly difference, live (docs/design.md §7). */
export function PlanResult() {
  const exchange = usePlanExchange();
  const { register, watch, formState } = useFormContext<PlanValues>();
  register('changed', {
    validate: (_, values) => isChanged(exchange, values) || planUnchanged,
  });
  return (
    <MonthlyResult
      id="changed"
      startsOn={exchange.starts_on}
      rows={changeRows(exchange, watch())}
      error={formState.errors.changed?.message}
    />
  );
}

/** The same as a sum, for the bar that stays. */
export function PlanSum() {
  const exchange = usePlanExchange();
  const values = useFormContext<PlanValues>().watch();
  return <MonthlySum rows={changeRows(exchange, values)} isChanged={isChanged(exchange, values)} />;
}
