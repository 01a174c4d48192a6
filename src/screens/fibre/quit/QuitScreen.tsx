import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { quitProcedure } from './quit.procedure';

/** /contract/quit with its steps input, confirm and done. */
export default function QuitScreen() {
  return <ProcedureScreen procedure={quitProcedure} />;
}
