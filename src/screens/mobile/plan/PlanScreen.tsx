import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { planProcedure } from './plan.procedure';

/** /mobile/contract/plan with its steps confirm and done. */
export default function PlanScreen() {
  return <ProcedureScreen procedure={planProcedure} />;
}
