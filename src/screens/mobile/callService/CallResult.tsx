import { useFormContext } from 'react-hook-form';
import { callUnchanged } from '@/catalogue/mobilePlan';
import { MonthlyResult } from '@/procedure/cost/MonthlyResult';
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
