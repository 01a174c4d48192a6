import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { callServiceProcedure } from './callService.procedure';

/** /mobile/option/call_service with its steps confirm and done. */
export default function CallServiceScreen() {
  return <ProcedureScreen procedure={callServiceProcedure} />;
}
