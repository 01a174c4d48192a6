import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { stopRestartProcedure } from './stopRestart.procedure';

/** /mobile/contract/stop_restart with its steps confirm and done. */
export default function StopRestartScreen() {
  return <ProcedureScreen procedure={stopRestartProcedure} />;
}
