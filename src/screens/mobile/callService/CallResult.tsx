import { useFormContext } from 'react-hook-form';
import { callUnchanged } from '@/catalogue/mobilePlan';
import { MonthlyResult } from '@/procedure/cost/MonthlyResult';
import { MonthlySum } from '@/procedure/cost/MonthlySum';
import { callRows, type CallValues, isCallChanged } from './callChoice';
import { useCallService } from './callEntry';

/** Old and new side by side with the monthly difference, live. */
export function CallResult() {
  const call = useCallService();
  const { register, watch, formState } = useFormContext<CallValues>();
  register('changed', { validate: (_, values) => isCallChanged(call, values) || callUnchanged });
  return (
    <MonthlyResult
      id="changed"
      startsOn={call.starts_on}
      rows={callRows(call, watch())}
      error={formState.errors.changed?.message}
    />
  );
}

/** The same as a sum, for the bar that stays. */
export function CallSum() {
  const call = useCallService();
  const values = useFormContext<CallValues>().watch();
  return <MonthlySum rows={callRows(call, values)} isChanged={isCallChanged(call, values)} />;
}
