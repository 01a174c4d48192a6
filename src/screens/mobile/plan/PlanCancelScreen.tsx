import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { planCancelProcedure } from './planCancel.procedure';

/** /mobile/contract/plan/cancel with its steps confirm and done. */
export default function PlanCancelScreen() {
  return <ProcedureScreen procedure={planCancelProcedure} />;
}
