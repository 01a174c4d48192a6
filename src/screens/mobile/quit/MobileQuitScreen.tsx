import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { quitProcedure } from './quit.procedure';

/** /mobile/contract/quit with its steps input, confirm and done. */
export default function MobileQuitScreen() {
  return <ProcedureScreen procedure={quitProcedure} />;
}
