import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { onestopQuitProcedure } from './onestopQuit.procedure';

/** /mobile/contract/quit/onestop with its steps confirm and done. */
export default function OnestopQuitScreen() {
  return <ProcedureScreen procedure={onestopQuitProcedure} />;
}
