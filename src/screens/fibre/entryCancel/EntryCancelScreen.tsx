import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { entryCancelProcedure } from './entryCancel.procedure';

/** /contract/entry_cancel with its steps confirm and done. */
export default function EntryCancelScreen() {
  return <ProcedureScreen procedure={entryCancelProcedure} />;
}
