import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { quitCancelProcedure } from './quitCancel.procedure';

/** /mobile/contract/quit/cancel with its steps confirm and done. */
export default function MobileQuitCancelScreen() {
  return <ProcedureScreen procedure={quitCancelProcedure} />;
}
