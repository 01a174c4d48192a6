import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { quitCancelProcedure } from './quitCancel.procedure';

/** /contract/quit_cancel with its steps confirm and done. */
export default function QuitCancelScreen() {
  return <ProcedureScreen procedure={quitCancelProcedure} />;
}
