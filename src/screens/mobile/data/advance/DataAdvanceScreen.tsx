import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { advanceProcedure } from './advance.procedure';

/** /mobile/top/data_advance with its steps confirm and done. */
export default function DataAdvanceScreen() {
  return <ProcedureScreen procedure={advanceProcedure} />;
}
